import type { CompanyAnalytics } from '@vela/contract';
import { onEachDatabase, type Bench, type BenchContext, type BudgetLine } from '../budget-line.ts';
import { launchSurvey, registerCompany, type ApiClient } from '../server/api-client.ts';
import type { DatabaseKind } from '../server/database-place.ts';
import { importPeople, listOfPeople } from '../server/import-people.ts';
import { withServer } from '../server/server-process.ts';
import { TEN_QUESTIONS } from '../server/ten-questions.ts';
import { timeCalls, percentile } from '../server/timed-calls.ts';
import { fillSurveys } from './fill-surveys-store.ts';

const PEOPLE = 5_000;
const SURVEYS = 1_000;
const ROUNDS = 60;
const P95_BUDGET_MS = 60;

/** The figures of a large company: every period, with every survey open in the longest of them, and the executive page. */
export const companyAnalytics: Bench = {
  name: 'company-analytics',
  run: (context) => onEachDatabase(context, measureOn),
};

const measureOn = (kind: DatabaseKind, { report }: BenchContext): Promise<BudgetLine> =>
  withServer({ kind, demo: false }, async (server, place) => {
    report(
      `company analytics on ${kind}: ${PEOPLE.toLocaleString('en')} people, ${SURVEYS.toLocaleString('en')} surveys`,
    );
    const client = await registerCompany(server.url);
    await importPeople(client, listOfPeople(PEOPLE), PEOPLE);
    const survey = await launchSurvey(client, TEN_QUESTIONS);
    await fillSurveys(await place.source(), { companyId: client.companyId, survey, count: SURVEYS });
    const first = await firstCall(client);
    const paths = ['7d', '30d', '90d'].map((timeframe) => `/api/analytics/company?timeframe=${timeframe}`);
    const named = [...paths, '/api/analytics/executive'];
    const times = await timeCalls(server.url, client.token, { paths: named, rounds: ROUNDS });
    return toLine(kind, times, first);
  });

/** The call that has to add up every survey, after a look that all of them are in it. */
async function firstCall(client: ApiClient): Promise<number> {
  const from = performance.now();
  const { analytics } = await client.get<{ analytics: CompanyAnalytics }>('/api/analytics/company?timeframe=90d');
  const ms = performance.now() - from;
  const surveys = Object.values(analytics.distribution.surveyTypes).reduce((sum, count) => sum + count, 0);
  if (surveys !== SURVEYS || (analytics.score.figure.base ?? 0) === 0 || analytics.departments.length === 0) {
    throw new Error(`The analytics tell of ${surveys} surveys of ${SURVEYS}`);
  }
  return ms;
}

function toLine(kind: DatabaseKind, times: ReadonlyMap<string, number[]>, firstMs: number): BudgetLine {
  const byCall = [...times].map(([path, all]) => ({ path, p95Ms: percentile(all, 0.95) }));
  const [slowest] = byCall.sort((a, b) => b.p95Ms - a.p95Ms);
  if (slowest === undefined) throw new Error('No call was measured');
  return {
    what: `company analytics, ${SURVEYS.toLocaleString('en')} surveys, ${PEOPLE.toLocaleString('en')} people`,
    database: kind,
    measured:
      `p95 of the slowest, ${slowest.path}: ${slowest.p95Ms.toFixed(1)} ms; ` +
      `the first call, which adds up all surveys: ${firstMs.toFixed(0)} ms`,
    budget: `p95 <= ${P95_BUDGET_MS} ms`,
    met: slowest.p95Ms <= P95_BUDGET_MS,
    figures: { firstMs, ...Object.fromEntries(byCall.map(({ path, p95Ms }) => [`${path} p95Ms`, p95Ms])) },
  };
}
