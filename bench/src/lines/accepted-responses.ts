import type { Survey } from '@vela/contract';
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { onEachDatabase, type Bench, type BenchContext, type BudgetLine } from '../budget-line.ts';
import { launchSurvey, registerCompany, type ApiClient } from '../server/api-client.ts';
import type { DatabaseKind, DatabasePlace } from '../server/database-place.ts';
import { TEN_QUESTIONS, answersOf } from '../server/ten-questions.ts';
import { withServer } from '../server/server-process.ts';
import { percentile } from '../server/timed-calls.ts';
import { freeConnections, insertRowsOneByOne, type BaselineTarget } from './baseline-store.ts';
import { findPgbench, runPgbench } from './pgbench-baseline.ts';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 5;
/** Product and baseline take turns, so that a slow moment of the machine hits both. */
const ROUNDS = 2;
const P99_BUDGET_MS = 60;

/** Whole HTTP submissions, durable before the 201, against bare inserts of the same rows on the same database. */
export const acceptedResponses: Bench = {
  name: 'accepted-responses',
  run: (context) => onEachDatabase(context, measureOn),
};

/** Bodies are made before the clock runs, so that making them doesn't cost the server its processor. */
const PREPARED_BODIES = 500;

const measureOn = (kind: DatabaseKind, { report }: BenchContext): Promise<BudgetLine> =>
  withServer({ kind, demo: false }, async (server, place) => {
    report(`accepted responses on ${kind}: ${ROUNDS} rounds of ${ROUND_SECONDS} s each way`);
    const client = await registerCompany(server.url);
    return toLine(kind, await takeTurns(place, server.url, client));
  });

interface Turns {
  product: Submitted[];
  baseline: number[];
  pgbench: number | null;
  /** Connections of the baseline. */
  writers: number;
}

async function takeTurns(place: DatabasePlace, url: string, client: ApiClient): Promise<Turns> {
  const survey = await launchSurvey(client, TEN_QUESTIONS);
  const target = await baselineTarget(place, client);
  const submit = (seconds: number) => submitResponses({ url, survey, connections: CONNECTIONS, seconds });
  const warmUp = await submit(WARM_UP_SECONDS);
  const load = { connections: await freeConnections(target.source, CONNECTIONS), seconds: ROUND_SECONDS };
  const turns: Turns = { product: [], baseline: [], pgbench: null, writers: load.connections };
  for (let round = 0; round < ROUNDS; round += 1) {
    turns.product.push(await submit(ROUND_SECONDS));
    turns.baseline.push(await insertRowsOneByOne(target, load));
  }
  const pgbench = findPgbench();
  if (pgbench !== null) turns.pgbench = await runPgbench(pgbench, target, load);
  await checkCount(client, survey, [warmUp, ...turns.product]);
  return turns;
}

/** A survey of its own beside the measured one: the same tables, indexes and foreign keys, nobody's figures. */
async function baselineTarget(place: DatabasePlace, client: ApiClient): Promise<BaselineTarget> {
  const survey = await launchSurvey(client, TEN_QUESTIONS);
  return { source: await place.source(), companyId: client.companyId, survey };
}

/** A figure is worth nothing if what was acknowledged is not there. Cut-off requests may have been accepted too. */
async function checkCount(client: ApiClient, survey: Survey, runs: readonly Submitted[]): Promise<void> {
  const acknowledged = runs.reduce((sum, run) => sum + run.accepted, 0);
  const { survey: now } = await client.get<{ survey: Survey }>(`/api/surveys/${survey._id}`);
  const surplus = now.responseCount - acknowledged;
  if (surplus < 0 || surplus > CONNECTIONS * runs.length) {
    throw new Error(`${acknowledged} responses were acknowledged, the survey counts ${now.responseCount}`);
  }
}

function toLine(kind: DatabaseKind, { product, baseline, pgbench, writers }: Turns): BudgetLine {
  const seconds = ROUNDS * ROUND_SECONDS;
  const perSecond = product.reduce((sum, run) => sum + run.accepted, 0) / seconds;
  const baselinePerSecond = baseline.reduce((sum, inserted) => sum + inserted, 0) / seconds;
  const ratio = perSecond / Math.max(baselinePerSecond, pgbench ?? 0);
  const times = product.flatMap((run) => run.timesMs);
  const p50 = percentile(times, 0.5);
  const p99 = percentile(times, 0.99);
  const beside = pgbench === null ? '' : `, pgbench ${Math.round(pgbench)}/s`;
  return {
    what: `accepted responses, 10 questions, ${CONNECTIONS} connections`,
    database: kind,
    measured:
      `${Math.round(perSecond)}/s = ${ratio.toFixed(2)} x single inserts ` +
      `(own writer ${Math.round(baselinePerSecond)}/s${beside}, on ${writers} connections); p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    budget: `>= 1.0 x, p99 < ${P99_BUDGET_MS} ms`,
    met: ratio >= 1 && p99 < P99_BUDGET_MS,
    figures: { perSecond, baselinePerSecond, pgbenchPerSecond: pgbench ?? 0, ratio, p50Ms: p50, p99Ms: p99 },
  };
}

interface Submitted {
  /** Answers of 201: new responses, each durable. */
  accepted: number;
  timesMs: number[];
}

interface Load {
  url: string;
  survey: Survey;
  connections: number;
  seconds: number;
}

/** Keeps this many respondents busy, each sending the next response as soon as one is acknowledged. */
async function submitResponses({ url, survey, connections, seconds }: Load): Promise<Submitted> {
  const bodies = Array.from({ length: PREPARED_BODIES }, (_, person) => bodyWithoutDevice(survey, person));
  const submitted: Submitted = { accepted: 0, timesMs: [] };
  const refusals: string[] = [];
  let sent = 0;
  const run = autocannon({
    url: `${url}/api/public/surveys/${survey._id}/responses`,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: `${bodies[sent++ % PREPARED_BODIES] ?? ''}"${randomUUID()}"}`,
        }),
      },
    ],
  });
  run.on('response', (_client, status, _bytes, timeMs) => {
    if (status !== 201) refusals.push(`status ${status}`);
    else {
      submitted.accepted += 1;
      submitted.timesMs.push(timeMs);
    }
  });
  run.on('reqError', (error) => refusals.push(error.message));
  await run;
  if (refusals.length > 0) throw new Error(`${refusals.length} responses were not accepted, the first: ${refusals[0]}`);
  return submitted;
}

/** JSON that ends where the device's random value follows. */
function bodyWithoutDevice(survey: Survey, person: number): string {
  const body = { answers: answersOf(survey.questions, person), completionTime: 30 + (person % 200), version: 1 };
  return `${JSON.stringify(body).slice(0, -1)},"device":`;
}
