import { expect, test } from 'vitest';
import { readRows } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft, makeMember } from '../../../test-support/factories.ts';
import { addHandbook } from '../documents/index.ts';
import { launchSurvey } from '../surveys/index.ts';

const testApp = useTestApp();
const firstRun = async (token: string) =>
  (await testApp().call('GET', '/api/company/first-run', { token })).json().firstRun;
const doneSteps = async (token: string): Promise<string[]> =>
  (await firstRun(token)).steps.filter(({ done }: { done: boolean }) => done).map(({ step }: { step: string }) => step);

test('the steps tick themselves off as the things come to be there', async () => {
  const { deps, call } = testApp();
  const { companyId, actor, token } = await makeCompany(deps);
  expect(await firstRun(token)).toEqual({
    dismissed: false,
    steps: ['people', 'coreValues', 'handbook', 'survey', 'launch'].map((step) => ({ step, done: false })),
  });
  await makeMember(deps, companyId, 'employee');
  expect(await doneSteps(token)).toEqual(['people']);
  const values = [{ value: 'Care', description: '', importance: 5 }];
  await call('POST', '/api/company/core-values', { token, body: { values } });
  expect(await doneSteps(token)).toEqual(['people', 'coreValues']);
  const handbook = { companyId, fileName: 'a.txt', text: 'Leave', sections: [], uploadedBy: actor.memberId };
  await deps.db.inTenant(companyId, (tx) => addHandbook(tx, deps, { ...handbook, uploadedAt: deps.clock.now() }));
  expect(await doneSteps(token)).toEqual(['people', 'coreValues', 'handbook']);
  const surveyId = await makeDraft(deps, actor);
  expect(await doneSteps(token)).toEqual(['people', 'coreValues', 'handbook', 'survey']);
  await launchSurvey(deps, actor, surveyId);
  expect(await doneSteps(token)).toEqual(['people', 'coreValues', 'handbook', 'survey', 'launch']);
  expect(await doneSteps((await makeCompany(deps)).token)).toEqual([]);
});

test('dismissing hides the steps for every admin, and once more is nothing new', async () => {
  const { deps, owner, call } = testApp();
  const { companyId, token } = await makeCompany(deps);
  const other = await makeMember(deps, companyId, 'admin');
  for (const member of [token, other.token]) {
    const answer = await call('POST', '/api/company/first-run/dismiss', { token: member });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true });
  }
  expect(await firstRun(other.token)).toMatchObject({ dismissed: true });
  const entries = await readRows(
    owner,
    `select actor_name from audit_entries where company_id = $1 and action = 'company.first-run-dismissed'`,
    [companyId],
  );
  expect(entries).toHaveLength(1);
  expect(await firstRun((await makeCompany(deps)).token)).toMatchObject({ dismissed: false });
});
