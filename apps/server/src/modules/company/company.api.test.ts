import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft, makeMember, makeQuestion } from '../../../test-support/factories.ts';
import type { Actor } from '../../platform/actor.ts';
import { addResponses } from '../responses/index.ts';
import { launchSurvey } from '../surveys/index.ts';

const testApp = useTestApp();
const EMPTY = {
  dashboard: { stats: { totalSurveys: 0, totalResponses: 0 }, recentSurveys: [] },
  responseTrends: {},
};

const dashboard = async (token: string) => (await testApp().call('GET', '/api/company/dashboard', { token })).json();

/** A launched survey with so many responses on each of the days. */
async function makeAnswered(actor: Actor, days: Record<string, number>): Promise<string> {
  const { deps, clock } = testApp();
  clock.advance(1000);
  const question = makeQuestion(deps);
  const surveyId = await makeDraft(deps, actor, [question]);
  await launchSurvey(deps, actor, surveyId);
  const answers = [{ questionId: question._id, answer: '4' }];
  const responses = Object.entries(days).flatMap(([submittedOn, count]) =>
    Array.from({ length: count }, () => ({ version: 1, answers, completionSeconds: 60, submittedOn })),
  );
  await deps.db.inTenant(actor.companyId, (tx) =>
    addResponses(tx, deps, { companyId: actor.companyId, surveyId, responses, started: responses.length + 2 }),
  );
  return surveyId;
}

test('a new company has an empty dashboard', async () => {
  const { token } = await makeCompany(testApp().deps);
  expect(await dashboard(token)).toEqual(EMPTY);
});

test('an admin sees the figures of the whole company, the newest five surveys and thirty days', async () => {
  const { deps, clock } = testApp();
  clock.set('2026-03-02T09:00:00Z');
  const { companyId, actor, token } = await makeCompany(deps);
  const manager = await makeMember(deps, companyId, 'manager');
  await makeDraft(deps, actor);
  const oldest = await makeAnswered(actor, { '2026-01-31': 4, '2026-02-01': 3, '2026-03-02': 1 });
  const ids = [];
  for (let i = 0; i < 5; i += 1) ids.unshift(await makeAnswered(manager.actor, { '2026-03-01': 1 }));
  const answer = await dashboard(token);
  expect(answer.dashboard.stats).toEqual({ totalSurveys: 7, totalResponses: 13 });
  expect(answer.dashboard.recentSurveys.map((survey: { _id: string }) => survey._id)).toEqual(ids);
  expect(answer.dashboard.recentSurveys[0]).toMatchObject({ status: 'active', responseCount: 1, completionRate: 33.3 });
  expect(ids).not.toContain(oldest);
  expect(Object.keys(answer.responseTrends)).toHaveLength(30);
  expect(answer.responseTrends).toMatchObject({
    '2026-02-01': 3,
    '2026-02-02': 0,
    '2026-03-01': 5,
    '2026-03-02': 1,
  });
});

test('a manager sees the own surveys alone, an employee none, and another company nothing', async () => {
  const { deps } = testApp();
  const { companyId, actor } = await makeCompany(deps);
  const manager = await makeMember(deps, companyId, 'manager');
  const employee = await makeMember(deps, companyId, 'employee');
  await makeAnswered(actor, { '2026-03-01': 5 });
  const own = await makeAnswered(manager.actor, { '2026-03-01': 2 });
  const seen = await dashboard(manager.token);
  expect(seen.dashboard.stats).toEqual({ totalSurveys: 1, totalResponses: 2 });
  expect(seen.dashboard.recentSurveys.map((survey: { _id: string }) => survey._id)).toEqual([own]);
  expect(seen.responseTrends['2026-03-01']).toBe(2);
  expect(await dashboard(employee.token)).toEqual(EMPTY);
  expect(await dashboard((await makeCompany(deps)).token)).toEqual(EMPTY);
});
