import type { SurveyAnalytics } from '@vela/contract';
import { onEachDatabase, type Bench, type BenchContext, type BudgetLine } from '../budget-line.ts';
import { launchSurvey, registerCompany, type ApiClient } from '../server/api-client.ts';
import type { DatabaseKind, DatabasePlace } from '../server/database-place.ts';
import { withServer } from '../server/server-process.ts';
import { TEN_QUESTIONS } from '../server/ten-questions.ts';
import { timeCalls, percentile } from '../server/timed-calls.ts';
import { fillResponses } from './fill-surveys-store.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const ROUNDS = 200;
const P95_BUDGET_MS = 25;
const RATIO_BUDGET = 1.5;

/** Rollups make the cost independent of how many answered: both sizes are asked in turns on one database. */
export const surveyAnalytics: Bench = {
  name: 'survey-analytics',
  run: (context) => onEachDatabase(context, measureOn),
};

const measureOn = (kind: DatabaseKind, { report }: BenchContext): Promise<BudgetLine> =>
  withServer({ kind, demo: false }, async (server, place) => {
    report(`survey analytics on ${kind}: filling ${SMALL.toLocaleString('en')} and ${LARGE.toLocaleString('en')}`);
    const client = await registerCompany(server.url);
    const small = await filledSurvey(place, client, SMALL);
    const large = await filledSurvey(place, client, LARGE);
    const times = await timeCalls(server.url, client.token, { paths: [small, large], rounds: ROUNDS });
    return toLine(kind, times.get(small) ?? [], times.get(large) ?? []);
  });

/** The address of the analytics of a survey with so many responses, after a look that they are all in it. */
async function filledSurvey(place: DatabasePlace, client: ApiClient, count: number): Promise<string> {
  const survey = await launchSurvey(client, TEN_QUESTIONS);
  await fillResponses(await place.source(), { companyId: client.companyId, survey, count });
  const address = `/api/analytics/survey/${survey._id}`;
  const { analytics } = await client.get<{ analytics: SurveyAnalytics }>(address);
  const [first] = analytics.questionAnalytics;
  if (analytics.totalResponses !== count || first?.responseCount !== count) {
    throw new Error(`The analytics tell ${analytics.totalResponses} responses of ${count}`);
  }
  return address;
}

function toLine(kind: DatabaseKind, small: number[], large: number[]): BudgetLine {
  const smallP50Ms = percentile(small, 0.5);
  const smallP95Ms = percentile(small, 0.95);
  const largeP50Ms = percentile(large, 0.5);
  const largeP95Ms = percentile(large, 0.95);
  const ratio = largeP50Ms / smallP50Ms;
  return {
    what: 'survey analytics, 1,000,000 responses against 10,000',
    database: kind,
    measured:
      `p95 ${largeP95Ms.toFixed(1)} ms against ${smallP95Ms.toFixed(1)} ms; ` +
      `p50 ${largeP50Ms.toFixed(1)} ms against ${smallP50Ms.toFixed(1)} ms = ${ratio.toFixed(2)} x`,
    budget: `p95 <= ${P95_BUDGET_MS} ms, <= ${RATIO_BUDGET} x`,
    met: largeP95Ms <= P95_BUDGET_MS && ratio <= RATIO_BUDGET,
    figures: { smallP50Ms, smallP95Ms, largeP50Ms, largeP95Ms, ratio },
  };
}
