import type { Dashboard, Survey, SurveyAnalytics } from '@vela/contract';
import { openDatabase, type ConnectionSource } from '@vela/db';
import { findRollupDifferences } from '@vela/server/src/modules/responses/rollups.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findLosses, findLostEvents, type ApiFigures } from './chaos/find-losses.ts';
import { killAtRandom } from './chaos/kill-at-random.ts';
import { answerUntilStopped, type Place, type Tally } from './chaos/respondents.ts';
import { readHandledEvents, readStoredResponses } from './chaos/stored-rows-store.ts';
import { launchSurvey, registerCompany, type ApiClient } from './server/api-client.ts';
import { makeDatabasePlace, type DatabasePlace, type DatabaseChoice } from './server/database-place.ts';
import { startServerProcess, type ServerProcess } from './server/server-process.ts';
import { TEN_QUESTIONS } from './server/ten-questions.ts';
import { median } from './server/timed-calls.ts';

const CONNECTIONS = 32;
const MOVED_SURVEYS = 4;
const RETRY_AFTER_MS = 50;

/**
 * Kills the server at random moments while people answer one survey and others are closed and reopened, and counts afterwards.
 * Answers whether nothing was lost.
 */
async function runChaos({ kills, database }: ChaosOptions): Promise<boolean> {
  const place = await makeDatabasePlace(database);
  const environment = { ...place.environment, VELA_DEMO: '0' };
  let server: ServerProcess | null = null;
  try {
    server = await startServerProcess(environment);
    const client = await registerCompany(server.url);
    const survey = await launchSurvey(client, TEN_QUESTIONS);
    const moved = await Promise.all(Array.from({ length: MOVED_SURVEYS }, () => launchSurvey(client, TEN_QUESTIONS)));
    const stop = new AbortController();
    const at: Place = { url: server.url };
    const answering = answerUntilStopped({ place: at, survey, connections: CONNECTIONS }, stop.signal);
    const moving = Promise.all(
      moved.map(({ _id: surveyId }) => moveUntilStopped({ client, place: at, surveyId }, stop.signal)),
    );
    const killing = await killAtRandom(server, { kills, environment, place: at }).finally(() => stop.abort());
    server = killing.server;
    const tally = await answering;
    const moves = (await moving).reduce((sum, count) => sum + count, 0);
    const handled = await readHandledEvents(await place.source());
    const problems = [
      ...(await lookForLosses({ place, url: server.url, client, survey, tally })),
      ...findLostEvents({ moves, events: handled.events }),
    ];
    report({ kills, place, tally, restartsMs: killing.restartsMs, moves, handledAfterMs: handled.afterMs, problems });
    return problems.length === 0;
  } finally {
    await server?.stop();
    await place.remove();
  }
}

/** Closes and reopens a survey over and over, and answers how often that was acknowledged: each time is an event. */
async function moveUntilStopped(
  { client, place, surveyId }: { client: ApiClient; place: Place; surveyId: string },
  stop: AbortSignal,
): Promise<number> {
  let acknowledged = 0;
  let isOpen: boolean | null = true;
  while (!stop.aborted) {
    const now = client.at(place.url);
    try {
      isOpen ??= (await now.get<{ survey: Survey }>(`/api/surveys/${surveyId}`)).survey.status === 'active';
      await now.post(`/api/surveys/${surveyId}/${isOpen ? 'close' : 'reopen'}`);
      isOpen = !isOpen;
      acknowledged += 1;
    } catch {
      // The server was gone, and whether it did the last act is to be asked.
      isOpen = null;
      await delay(RETRY_AFTER_MS);
    }
  }
  return acknowledged;
}

interface Scene {
  place: DatabasePlace;
  url: string;
  client: ApiClient;
  survey: Survey;
  tally: Tally;
}

async function lookForLosses({ place, url, client, survey, tally }: Scene): Promise<string[]> {
  const source = await place.source();
  const markQuestionId = survey.questions.find(({ type }) => type === 'text')?._id ?? '';
  const stored = await readStoredResponses(source, { surveyId: survey._id, markQuestionId });
  const api = await readApiFigures(client.at(url), survey._id);
  const { acknowledged, refusals } = tally;
  const differences = await rollupDifferences(source, client.companyId, survey._id);
  return [...findLosses({ acknowledged, refusals, stored, api }), ...differences];
}

async function readApiFigures(client: ApiClient, id: string): Promise<ApiFigures> {
  const { survey } = await client.get<{ survey: Survey }>(`/api/surveys/${id}`);
  const responses = await client.get<{ totalResponses: number; release: { released: number; waiting: number } }>(
    `/api/surveys/${id}/responses`,
  );
  const { analytics } = await client.get<{ analytics: SurveyAnalytics }>(`/api/analytics/survey/${id}`);
  const { dashboard } = await client.get<{ dashboard: Dashboard }>('/api/company/dashboard');
  return {
    responseCount: survey.responseCount,
    startedCount: survey.startedCount,
    totalResponses: responses.totalResponses,
    ...responses.release,
    analyticsTotal: analytics.totalResponses,
    dashboardTotal: dashboard.stats.totalResponses,
  };
}

/** What the product's own rebuild of its figures would change: nothing. */
async function rollupDifferences(source: ConnectionSource, companyId: string, surveyId: string): Promise<string[]> {
  const db = openDatabase(source, { maxConnections: 1 });
  try {
    const found = await db.inTenant(companyId, (tx) => findRollupDifferences(tx, companyId, surveyId));
    return found.map(({ what, stored, counted }) => `rollup ${what}: ${stored} stored, ${counted} counted`);
  } finally {
    await db.close();
  }
}

interface Outcome {
  kills: number;
  place: DatabasePlace;
  tally: Tally;
  restartsMs: number[];
  /** Closings and reopenings that were acknowledged. */
  moves: number;
  handledAfterMs: number;
  problems: string[];
}

function report({ kills, place, tally, restartsMs, moves, handledAfterMs, problems }: Outcome): void {
  const { acknowledged, attempts, broken, recovered, repeats } = tally;
  const restart = `ready again after ${Math.round(median(restartsMs))} ms (median), ${Math.round(Math.max(...restartsMs))} ms at most`;
  console.log(`${kills} kills on ${place.kind}, ${CONNECTIONS} respondents: ${restart}`);
  console.log(
    `${acknowledged.length} responses acknowledged in ${attempts} attempts; ${broken} attempts were cut off by a kill, ` +
      `${recovered} of them had been stored all the same; ${repeats} were repeated on purpose afterwards`,
  );
  console.log(
    `${moves} closings and reopenings acknowledged; their events were all handled ${Math.round(handledAfterMs)} ms after the last`,
  );
  for (const problem of problems) console.log(`LOST OR WRONG: ${problem}`);
  if (problems.length === 0) {
    console.log('Every acknowledged response is there exactly once, and all counts agree. No event was lost.');
  }
}

process.exitCode = (await runChaos(parseChaosOptions(process.argv.slice(2)))) ? 0 : 1;

interface ChaosOptions {
  kills: number;
  database: DatabaseChoice;
}

function parseChaosOptions(args: string[]): ChaosOptions {
  const { values } = parseArgs({
    args,
    options: { kills: { type: 'string', default: '30' }, database: { type: 'string', default: 'embedded' } },
  });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1 || kills > 1_000) throw new Error('--kills takes a number from 1 to 1000');
  return { kills, database: databaseChoice(values.database) };
}

function databaseChoice(value: string): DatabaseChoice {
  if (value === 'embedded' || value === 'postgres') return { kind: value };
  if (/^postgres(ql)?:\/\//.test(value)) return { kind: 'postgres', serverUrl: value };
  throw new Error('--database takes embedded, postgres (an installed one) or a postgres:// URL');
}
