import { onEachDatabase, type Bench, type BenchContext, type BudgetLine } from '../budget-line.ts';
import { signInToDemo, type ApiClient } from '../server/api-client.ts';
import type { DatabaseKind } from '../server/database-place.ts';
import { withServer } from '../server/server-process.ts';
import { timeCalls, percentile } from '../server/timed-calls.ts';

const ROUNDS = 150;
const BUDGET_MS = 15;

/** Every list and detail call of the screens, as the demo company's admin. */
export const listAndDetailCalls: Bench = {
  name: 'list-and-detail-calls',
  run: (context) => onEachDatabase(context, measureOn),
};

const measureOn = (kind: DatabaseKind, { report }: BenchContext): Promise<BudgetLine> =>
  withServer({ kind, demo: true }, async (server) => {
    report(`list and detail calls on ${kind}: ${ROUNDS} of each`);
    const client = await signInToDemo(server.url);
    const surveyId = await busiestSurvey(client);
    const paths = [
      '/api/auth/me',
      '/api/auth/sessions',
      '/api/company/dashboard',
      '/api/company/departments',
      '/api/company/insights',
      '/api/surveys',
      '/api/surveys?q=pulse&status=closed',
      '/api/surveys/audience',
      `/api/surveys/${surveyId}`,
      `/api/surveys/${surveyId}/responses`,
      `/api/analytics/survey/${surveyId}`,
      '/api/reviews/dev',
      '/api/reviews/dev/analytics/overview',
      '/api/notifications/outbox',
    ];
    return toLine(kind, await timeCalls(server.url, client.token, { paths, rounds: ROUNDS }));
  });

async function busiestSurvey(client: ApiClient): Promise<string> {
  const { surveys } = await client.get<{ surveys: { _id: string; responseCount: number }[] }>('/api/surveys');
  const [busiest] = surveys.sort((a, b) => b.responseCount - a.responseCount);
  if (busiest === undefined) throw new Error('The demo company has no survey');
  return busiest._id;
}

function toLine(kind: DatabaseKind, times: Map<string, number[]>): BudgetLine {
  const byPath = [...times].map(([path, timesMs]) => ({ path, p95Ms: percentile(timesMs, 0.95) }));
  const [slowest] = byPath.sort((a, b) => b.p95Ms - a.p95Ms);
  if (slowest === undefined) throw new Error('No call was measured');
  const shownPath = slowest.path.replace(/[0-9a-f-]{36}/, '{id}');
  return {
    what: `any list or detail call at demo size (${byPath.length} calls)`,
    database: kind,
    measured: `p95 of the slowest, ${shownPath}: ${slowest.p95Ms.toFixed(1)} ms`,
    budget: `p95 <= ${BUDGET_MS} ms`,
    met: slowest.p95Ms <= BUDGET_MS,
    figures: Object.fromEntries(
      byPath.map(({ path, p95Ms }) => [`${path.replace(/[0-9a-f-]{36}/, '{id}')} p95Ms`, p95Ms]),
    ),
  };
}
