import type { Handbook } from '@vela/contract';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, BudgetLine } from '../budget-line.ts';
import { registerCompany, type ApiClient } from '../server/api-client.ts';
import { descendantsOf, residentMb } from '../server/process-memory.ts';
import { withServer, type ServerProcess } from '../server/server-process.ts';
import { timeCall, percentile } from '../server/timed-calls.ts';

const FOLDER = 'apps/server/test-support/handbooks/hostile';
const MEMORY_BUDGET_MB = 700;
const CALLS_BUDGET_MS = 200;
const LOOK_EVERY_MS = 100;
const READ_LIMIT_MS = 120_000;
const OTHER_CALLS = ['/api/auth/me', '/api/company/dashboard', '/api/surveys', '/api/company'];

/** Hostile files, one after the other, while somebody else works: what the server takes, and how long others wait. */
export const handbooks: Bench = {
  name: 'handbooks',
  run: async ({ report }) => {
    if (process.platform !== 'linux') {
      report('handbooks: only Linux tells the memory of other processes');
      return [];
    }
    const names = (await readdir(FOLDER)).sort();
    report(`handbooks: ${names.length} hostile files`);
    return withServer({ kind: 'embedded', demo: false }, async (server) => {
      const uploader = await registerCompany(server.url);
      const colleague = await registerCompany(server.url);
      const watch = watchServer(server, colleague);
      const outcomes: string[] = [];
      for (const name of names) outcomes.push(await readOne(server.url, uploader, name));
      report(`handbooks: ${names.map((name, index) => `${name} ${outcomes[index] ?? ''}`).join(', ')}`);
      return [toLine(await watch.end(), names.length)];
    });
  },
};

/** Uploads a file and waits until it is read, or refused at once. */
async function readOne(url: string, { token, get }: ApiClient, name: string): Promise<string> {
  const form = new FormData();
  form.append('handbook', new Blob([await readFile(path.join(FOLDER, name))]), name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/company/upload-handbook`, { method: 'POST', headers, body: form });
  await answer.text();
  if (answer.status !== 202) return String(answer.status);
  const deadline = performance.now() + READ_LIMIT_MS;
  while (performance.now() < deadline) {
    const { handbook } = await get<{ handbook: Handbook }>('/api/company/handbook');
    if (handbook.latest === null) return 'processed';
    if (handbook.latest.status === 'failed') return handbook.latest.problem?.code ?? 'failed';
    await delay(LOOK_EVERY_MS);
  }
  throw new Error(`${name} was not read in time`);
}

interface Watched {
  timesMs: number[];
  peakMb: number;
  peakServerMb: number;
}

/** Looks at the memory and asks other calls, over and over, until it is ended. */
function watchServer({ url, pid }: ServerProcess, { token }: ApiClient) {
  const watched: Watched = { timesMs: [], peakMb: 0, peakServerMb: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let isOver = false;
  const lookAtMemory = async () => {
    while (!isOver) {
      const serverMb = residentMb(pid);
      const readers = descendantsOf(pid).filter(isReader).map(residentMb);
      watched.peakServerMb = Math.max(watched.peakServerMb, serverMb);
      watched.peakMb = Math.max(
        watched.peakMb,
        readers.reduce((sum, one) => sum + one, serverMb),
      );
      await delay(LOOK_EVERY_MS / 2);
    }
  };
  const callOthers = async () => {
    while (!isOver) {
      for (const call of OTHER_CALLS) watched.timesMs.push(await timeCall(url + call, token, agent));
      await delay(LOOK_EVERY_MS / 5);
    }
  };
  const both = Promise.all([lookAtMemory(), callOthers()]);
  return {
    end: async (): Promise<Watched> => {
      isOver = true;
      await both;
      agent.destroy();
      return watched;
    },
  };
}

function isReader(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('document-reader');
  } catch {
    // It ended between the two looks.
    return false;
  }
}

function toLine({ timesMs, peakMb, peakServerMb }: Watched, files: number): BudgetLine {
  const p95Ms = percentile(timesMs, 0.95);
  const maxMs = Math.max(...timesMs);
  return {
    what: `${files} hostile handbooks one after the other: server with its reader / other calls meanwhile`,
    database: 'embedded',
    measured: `at most ${Math.round(peakMb)} MB (server alone ${Math.round(peakServerMb)} MB) / p95 ${p95Ms.toFixed(1)} ms, max ${maxMs.toFixed(0)} ms`,
    budget: `< ${MEMORY_BUDGET_MB} MB / p95 <= ${CALLS_BUDGET_MS} ms`,
    met: peakMb < MEMORY_BUDGET_MB && p95Ms <= CALLS_BUDGET_MS,
    figures: { peakMb, peakServerMb, p95Ms, maxMs, calls: timesMs.length, files },
  };
}
