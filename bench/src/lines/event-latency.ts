import { eventJobs } from '@vela/server/src/platform/events/event-jobs.ts';
import type { Subscriber } from '@vela/server/src/platform/events/event-types.ts';
import { parseConfig } from '@vela/server/src/platform/config.ts';
import { createJobWorker } from '@vela/server/src/platform/jobs/job-worker.ts';
import { createLogger } from '@vela/server/src/platform/logging.ts';
import { createStopSteps } from '@vela/server/src/platform/shutdown.ts';
import { openDeps } from '@vela/server/src/start-server.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { onEachDatabase, type Bench, type BenchContext, type BudgetLine } from '../budget-line.ts';
import { launchSurvey, registerCompany } from '../server/api-client.ts';
import { makeDatabasePlace, type DatabaseKind } from '../server/database-place.ts';
import { startServerProcess } from '../server/server-process.ts';
import { TEN_QUESTIONS } from '../server/ten-questions.ts';
import { median, percentile } from '../server/timed-calls.ts';

const EVENTS = 60;
const REST_MS = 150;
const BUDGET_MS = 250;

/** From a call to a server of the role `web` until a subscriber in another process has its event. */
export const eventLatency: Bench = {
  name: 'events',
  run: (context) => onEachDatabase(context, measureOn),
};

async function measureOn(kind: DatabaseKind, { report }: BenchContext): Promise<BudgetLine[]> {
  report(`events on ${kind}: ${EVENTS} one after the other`);
  const place = await makeDatabasePlace({ kind });
  try {
    const server = await startServerProcess({ ...place.environment, VELA_ROLE: 'web', VELA_DEMO: '0' });
    try {
      return [toLine(kind, await measure(server.url, place.environment))];
    } finally {
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}

interface Times {
  callsMs: number[];
  heardMs: number[];
}

async function measure(url: string, environment: Record<string, string>): Promise<Times> {
  const config = parseConfig(environment, process.cwd());
  if (!config.ok) throw new Error(config.problems.join('\n'));
  const log = createLogger('error');
  const steps = createStopSteps(log);
  try {
    const { deps, directSource } = await openDeps(
      { config: config.config, log, steps },
      { whenInUse: 'share', webAddress: () => url },
    );
    const { listener, nextHeardAt } = createListener();
    const worker = createJobWorker(deps, { kinds: eventJobs([listener]), source: directSource });
    steps.add('worker', () => worker.stop());
    const client = await registerCompany(url);
    const { _id: surveyId } = await launchSurvey(client, TEN_QUESTIONS);
    await worker.start();
    const times: Times = { callsMs: [], heardMs: [] };
    for (let count = 0; count < EVENTS; count += 1) {
      await delay(REST_MS);
      const heardAt = nextHeardAt();
      const from = performance.now();
      await client.post(`/api/surveys/${surveyId}/${count % 2 === 0 ? 'close' : 'reopen'}`);
      times.callsMs.push(performance.now() - from);
      times.heardMs.push((await heardAt) - from);
    }
    return times;
  } finally {
    await steps.run();
  }
}

function createListener() {
  let hear = (_at: number) => {};
  const listener: Subscriber<'survey.closed' | 'survey.reopened'> = {
    name: 'hear-of-moves',
    to: ['survey.closed', 'survey.reopened'],
    handle: () => Promise.resolve(hear(performance.now())),
  };
  const nextHeardAt = () => new Promise<number>((resolve) => (hear = resolve));
  return { listener, nextHeardAt };
}

function toLine(kind: DatabaseKind, { callsMs, heardMs }: Times): BudgetLine {
  const [p50Ms, p95Ms, slowestMs] = [median(heardMs), percentile(heardMs, 0.95), Math.max(...heardMs)];
  const callMs = median(callsMs);
  const whole = (ms: number) => `${Math.round(ms)} ms`;
  return {
    what: `a call until another process has its event, ${EVENTS} at rest`,
    database: kind,
    measured: `p95 ${whole(p95Ms)}, p50 ${whole(p50Ms)}, slowest ${whole(slowestMs)}; the call alone ${whole(callMs)}`,
    budget: `p95 <= ${BUDGET_MS} ms`,
    met: p95Ms <= BUDGET_MS,
    figures: { p50Ms, p95Ms, slowestMs, callMs },
  };
}
