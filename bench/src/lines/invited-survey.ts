import type { CreateSurveyBody, Survey, SurveyAnalytics } from '@vela/contract';
import { onEachDatabase, type Bench, type BenchContext, type BudgetLine } from '../budget-line.ts';
import { registerCompany, type ApiClient } from '../server/api-client.ts';
import type { DatabaseKind } from '../server/database-place.ts';
import { importPeople, listOfPeople } from '../server/import-people.ts';
import { withServer } from '../server/server-process.ts';
import { TEN_QUESTIONS } from '../server/ten-questions.ts';
import { timeCalls, percentile } from '../server/timed-calls.ts';
import { fillInvitedSurvey, type FilledSurvey } from './fill-surveys-store.ts';

const PEOPLE = 10_000;
const LAUNCHES = 5;
const ROUNDS = 100;
const LAUNCH_BUDGET_MS = 500;
const P95_BUDGET_MS = 25;

/** A survey for all of a large company by invitation: its launch, and its figures by all groups that it tells apart. */
export const invitedSurvey: Bench = {
  name: 'invited-survey',
  run: (context) => onEachDatabase(context, measureOn),
};

const measureOn = (kind: DatabaseKind, { report }: BenchContext): Promise<BudgetLine[]> =>
  withServer({ kind, demo: false }, async (server, place) => {
    report(`invited survey on ${kind}: ${PEOPLE.toLocaleString('en')} people`);
    const client = await registerCompany(server.url);
    await importPeople(client, listOfPeople(PEOPLE), PEOPLE);
    const launches: number[] = [];
    let survey: Survey | undefined;
    for (let launch = 0; launch < LAUNCHES; launch += 1) {
      const draft = await makeDraft(client);
      const from = performance.now();
      ({ survey } = await client.post<{ survey: Survey }>(`/api/surveys/${draft._id}/launch`));
      launches.push(performance.now() - from);
    }
    if (survey === undefined) throw new Error('Nothing was launched');
    const filled = await fillInvitedSurvey(await place.source(), { companyId: client.companyId, survey });
    const path = `/api/analytics/survey/${survey._id}`;
    await assertFilled(client, path, filled);
    const times = await timeCalls(server.url, client.token, { paths: [path], rounds: ROUNDS });
    return [launchLine(kind, launches), analyticsLine(kind, filled, times.get(path) ?? [])];
  });

async function makeDraft(client: ApiClient): Promise<Survey> {
  const settings = { access: 'invited_only' as const, anonymous: true };
  const body: CreateSurveyBody = { title: 'Pulse', type: 'monthly_pulse', questions: TEN_QUESTIONS, settings };
  return (await client.post<{ survey: Survey }>('/api/surveys', body)).survey;
}

async function assertFilled(client: ApiClient, path: string, { responses }: FilledSurvey): Promise<void> {
  const { analytics } = await client.get<{ analytics: SurveyAnalytics }>(path);
  const shown = analytics.segments.department.filter(({ hidden }) => !hidden);
  if (analytics.release.released !== responses || shown.length === 0) {
    throw new Error(`The analytics tell of ${analytics.release.released} responses of ${responses}`);
  }
}

/** Every invitation and every mail is written when the call returns. */
function launchLine(kind: DatabaseKind, launches: number[]): BudgetLine {
  const medianMs = percentile(launches, 0.5);
  const slowestMs = Math.max(...launches);
  return {
    what: `launch to ${PEOPLE.toLocaleString('en')} invited people, all mails queued, median of ${LAUNCHES}`,
    database: kind,
    measured: `${medianMs.toFixed(0)} ms (slowest ${slowestMs.toFixed(0)} ms)`,
    budget: `<= ${LAUNCH_BUDGET_MS} ms`,
    met: medianMs <= LAUNCH_BUDGET_MS,
    figures: { medianMs, slowestMs },
  };
}

function analyticsLine(kind: DatabaseKind, { groups, responses }: FilledSurvey, times: number[]): BudgetLine {
  const p50Ms = percentile(times, 0.5);
  const p95Ms = percentile(times, 0.95);
  return {
    what: `survey analytics by ${groups} groups, ${responses.toLocaleString('en')} responses`,
    database: kind,
    measured: `p95 ${p95Ms.toFixed(1)} ms, p50 ${p50Ms.toFixed(1)} ms`,
    budget: `p95 <= ${P95_BUDGET_MS} ms`,
    met: p95Ms <= P95_BUDGET_MS,
    figures: { groups, p50Ms, p95Ms },
  };
}
