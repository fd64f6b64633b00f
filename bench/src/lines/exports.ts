import type { Export } from '@vela/contract';
import type { ExportFormat } from '@vela/domain/export';
import { setTimeout as delay } from 'node:timers/promises';
import { onEachDatabase, type Bench, type BenchContext, type BudgetLine } from '../budget-line.ts';
import { launchSurvey, registerCompany, type ApiClient } from '../server/api-client.ts';
import type { DatabaseKind } from '../server/database-place.ts';
import { residentMb } from '../server/process-memory.ts';
import { TEN_QUESTIONS } from '../server/ten-questions.ts';
import { withServer } from '../server/server-process.ts';
import { fillResponses } from './fill-surveys-store.ts';

const RESPONSES = 200_000;
const BUDGET_MB = 300;
const LOOK_EVERY_MS = 50;
const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx', 'pdf'];

/** How much memory the server's process has at most while it writes a large survey, and how long that takes. */
export const exportsBench: Bench = {
  name: 'exports',
  run: async (context) => {
    if (process.platform !== 'linux') {
      context.report('exports: only Linux tells the memory of other processes');
      return [];
    }
    return onEachDatabase(context, measureOn);
  },
};

const measureOn = (kind: DatabaseKind, { report }: BenchContext): Promise<BudgetLine[]> =>
  withServer({ kind, demo: false }, async (server, place) => {
    report(`exports on ${kind}: filling ${RESPONSES.toLocaleString('en')} responses`);
    const client = await registerCompany(server.url);
    const survey = await launchSurvey(client, TEN_QUESTIONS);
    await fillResponses(await place.source(), { companyId: client.companyId, survey, count: RESPONSES });
    const lines: BudgetLine[] = [];
    for (const format of FORMATS) {
      report(`exports on ${kind}: ${format}`);
      lines.push(
        toLine({ kind, format, ...(await measure(client, { surveyId: survey._id, format, pid: server.pid })) }),
      );
    }
    return lines;
  });

interface Measured {
  restMb: number;
  peakMb: number;
  seconds: number;
  sizeMb: number;
}

async function measure(
  client: ApiClient,
  { surveyId, format, pid }: { surveyId: string; format: ExportFormat; pid: number },
): Promise<Measured> {
  const restMb = residentMb(pid);
  let peakMb = restMb;
  const from = performance.now();
  const path = `/api/surveys/${surveyId}/exports`;
  const { export: started } = await client.post<{ export: Export }>(path, { format });
  for (let asked = 0; ; asked += 1) {
    await delay(LOOK_EVERY_MS);
    peakMb = Math.max(peakMb, residentMb(pid));
    if (asked % 10 !== 0) continue;
    const { export: now } = await client.get<{ export: Export }>(`/api/exports/${started._id}`);
    if (now.status === 'done') {
      const seconds = (performance.now() - from) / 1000;
      return { restMb, peakMb, seconds, sizeMb: now.sizeBytes / 1024 ** 2 };
    }
    if (now.status !== 'queued' && now.status !== 'running') throw new Error(`The ${format} is ${now.status}`);
  }
}

function toLine({
  kind,
  format,
  restMb,
  peakMb,
  seconds,
  sizeMb,
}: Measured & { kind: DatabaseKind; format: ExportFormat }): BudgetLine {
  return {
    what: `export of ${RESPONSES.toLocaleString('en')} responses as ${format.toUpperCase()}, memory of the server`,
    database: kind,
    measured:
      `at most ${Math.round(peakMb)} MB (${Math.round(restMb)} MB before); ` +
      `${sizeMb.toFixed(1)} MB written in ${seconds.toFixed(1)} s`,
    budget: `<= ${BUDGET_MB} MB`,
    met: peakMb <= BUDGET_MB,
    figures: { restMb, peakMb, seconds, sizeMb },
  };
}
