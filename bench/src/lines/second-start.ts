import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, BudgetLine } from '../budget-line.ts';
import { makeDatabasePlace } from '../server/database-place.ts';
import { untilReady } from '../server/server-process.ts';
import { median } from '../server/timed-calls.ts';

const STARTS = 5;
const BUDGET_MS = 3_000;

/** From typing `npm start` on a data directory that exists until the server says that it is ready. */
export const secondStart: Bench = {
  name: 'second-start',
  run: async ({ report }) => {
    report(`second start: median of ${STARTS}`);
    const place = await makeDatabasePlace({ kind: 'embedded' });
    try {
      const firstMs = await timeStart(place.environment);
      const timesMs: number[] = [];
      for (let start = 0; start < STARTS; start += 1) timesMs.push(await timeStart(place.environment));
      return [toLine(firstMs, timesMs)];
    } finally {
      await place.remove();
    }
  },
};

async function timeStart(environment: Record<string, string>): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  // In a process group of its own, so that npm, its shell and the server all hear the signal that ends them.
  const child = spawn('npm', ['start'], {
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: `${port}`, SERVICE_PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const exited = once(child, 'exit');
  try {
    await untilReady(`http://127.0.0.1:${port}`, () => child.exitCode !== null);
    return performance.now() - startedAt;
  } finally {
    if (child.pid !== undefined) await endGroup(child.pid);
    await exited;
  }
}

/** npm may be gone before the server that it has started, and the next start needs the data directory to be free. */
async function endGroup(leader: number): Promise<void> {
  if (!signalGroup(leader, 'SIGTERM')) return;
  while (signalGroup(leader, 0)) await delay(20);
}

function signalGroup(leader: number, signal: 'SIGTERM' | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    // The only reason there can be for a group of our own: nobody is left in it.
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A listener without a port');
  return address.port;
}

function toLine(firstMs: number, timesMs: number[]): BudgetLine {
  const medianMs = median(timesMs);
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  return {
    what: `second npm start until /readyz is 200, median of ${STARTS}`,
    database: 'embedded',
    measured: `${seconds(medianMs)} s (slowest ${seconds(Math.max(...timesMs))} s; the first, which makes and fills the database, ${seconds(firstMs)} s)`,
    budget: `< ${BUDGET_MS / 1000} s`,
    met: medianMs < BUDGET_MS,
    figures: { medianMs, slowestMs: Math.max(...timesMs), firstMs },
  };
}
