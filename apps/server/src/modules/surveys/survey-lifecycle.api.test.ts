import { surveyVersions, withClient, type ConnectionSource } from '@vela/db';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft } from '../../../test-support/factories.ts';
import { launchedSurvey, makeSurvey, RATING, SURVEY_BODY } from '../../../test-support/survey-calls.ts';

const testApp = useTestApp();

test('an edit in between is noticed, and who made it is named', async () => {
  const { call, deps } = testApp();
  const { token } = await makeCompany(deps);
  const survey = await makeSurvey(testApp(), token);
  const edit = (title: string) =>
    call('PUT', `/api/surveys/${survey._id}`, { token, body: { ...SURVEY_BODY, title, revision: survey.revision } });
  const answers = await Promise.all([edit('First'), edit('Second')]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find((answer) => answer.statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'edit_conflict' });
  expect(refused?.json().message).toContain('Test admin');
});

test('saving what is there already is no new revision', async () => {
  const { call, deps } = testApp();
  const { token } = await makeCompany(deps);
  const survey = await makeSurvey(testApp(), token);
  const body = { ...SURVEY_BODY, questions: survey.questions, revision: 1 };
  const answer = await call('PUT', `/api/surveys/${survey._id}`, { token, body });
  expect(answer.json().survey.revision).toBe(1);
});

test('of many launches at once exactly one succeeds', async () => {
  const { call, deps } = testApp();
  const { token, actor } = await makeCompany(deps);
  const id = await makeDraft(deps, actor);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('POST', `/api/surveys/${id}/launch`, { token })),
  );
  const refused = answers.filter((answer) => answer.statusCode !== 200);
  expect(refused).toHaveLength(7);
  for (const answer of refused) expect(answer.json().code).toBe('invalid_transition');
});

test('launching keeps what respondents read as version 1, editing what is active adds a version', async () => {
  const { call, deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const survey = await makeSurvey(testApp(), token);
  await launchedSurvey(testApp(), token, survey._id);
  const reworded = { ...survey.questions[0], text: 'How was your week, all in all?' };
  const body = { ...SURVEY_BODY, questions: [reworded], revision: 1 };
  expect((await call('PUT', `/api/surveys/${survey._id}`, { token, body })).statusCode).toBe(200);
  const versions = await deps.db.inTenant(companyId, (tx) =>
    tx.select().from(surveyVersions).where(eq(surveyVersions.surveyId, survey._id)).orderBy(surveyVersions.version),
  );
  expect(versions.map(({ version, questions }) => [version, questions[0]?.text])).toEqual([
    [1, 'How was your week?'],
    [2, 'How was your week, all in all?'],
  ]);
});

test.each([
  [{ type: 'monthly_pulse' }, 'type'],
  [{ settings: { anonymous: false } }, 'settings.anonymous'],
  [{ questions: [RATING] }, 'questions.0'],
])('an active survey refuses %j', async (change, path) => {
  const { call, deps } = testApp();
  const { token } = await makeCompany(deps);
  const survey = await makeSurvey(testApp(), token);
  await launchedSurvey(testApp(), token, survey._id);
  const body = { ...SURVEY_BODY, questions: survey.questions, revision: 1, ...change };
  const answer = await call('PUT', `/api/surveys/${survey._id}`, { token, body });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toContain(path);
});

test('a draft cannot be closed, a closed survey neither launched nor edited', async () => {
  const { call, deps } = testApp();
  const { token } = await makeCompany(deps);
  const survey = await makeSurvey(testApp(), token);
  const path = `/api/surveys/${survey._id}`;
  expect((await call('POST', `${path}/close`, { token })).json().code).toBe('invalid_transition');
  await launchedSurvey(testApp(), token, survey._id);
  const closed = await call('POST', `${path}/close`, { token });
  expect(closed.json().survey).toMatchObject({
    status: 'closed',
    allowed: { edit: false, launch: false, close: false },
  });
  expect((await call('POST', `${path}/close`, { token })).statusCode).toBe(409);
  expect((await call('POST', `${path}/launch`, { token })).statusCode).toBe(409);
  const edit = await call('PUT', path, { token, body: { ...SURVEY_BODY, title: 'Later', revision: 1 } });
  expect([edit.statusCode, edit.json().code]).toEqual([409, 'invalid_transition']);
});

test('a deleted survey is gone, and the audit log remembers it', async () => {
  const { call, deps, owner } = testApp();
  const { token } = await makeCompany(deps);
  const survey = await makeSurvey(testApp(), token);
  await launchedSurvey(testApp(), token, survey._id);
  expect((await call('DELETE', `/api/surveys/${survey._id}`, { token })).json()).toEqual({ ok: true });
  expect((await call('GET', `/api/surveys/${survey._id}`, { token })).statusCode).toBe(404);
  expect((await call('DELETE', `/api/surveys/${survey._id}`, { token })).statusCode).toBe(404);
  const rows = await readAll(
    owner,
    'select action, actor_name from audit_entries where subject_id = $1 order by action',
    [survey._id],
  );
  expect(rows.map((row) => row.action)).toEqual(['survey.created', 'survey.deleted', 'survey.launched']);
  const left = await readAll(owner, 'select 1 from survey_directory where survey_id = $1', [survey._id]);
  expect(left).toEqual([]);
});

test('launching and closing tell the rest of the product', async () => {
  const { call, deps, owner } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const survey = await makeSurvey(testApp(), token);
  await launchedSurvey(testApp(), token, survey._id);
  await call('POST', `/api/surveys/${survey._id}/close`, { token });
  const rows = await readAll(owner, 'select type, payload from outbox_events where company_id = $1 order by type', [
    companyId,
  ]);
  expect(rows).toEqual([
    { type: 'survey.closed', payload: { surveyId: survey._id } },
    { type: 'survey.launched', payload: { surveyId: survey._id } },
  ]);
});

test('a duplicate is a draft with questions of its own, conditions included', async () => {
  const { call, deps } = testApp();
  const { token } = await makeCompany(deps);
  const first = deps.ids.newId();
  const survey = await makeSurvey(testApp(), token, {
    questions: [
      { ...RATING, _id: first },
      { text: 'Why?', type: 'text', showIf: { questionId: first, operator: 'at_most', value: '2' } },
    ],
  });
  await launchedSurvey(testApp(), token, survey._id);
  const headers = { 'idempotency-key': 'copy-it-once' };
  const copies = await Promise.all(
    [1, 2].map(() => call('POST', `/api/surveys/${survey._id}/duplicate`, { token, headers })),
  );
  expect(copies.map((copy) => copy.statusCode)).toEqual([201, 201]);
  const [copy, again] = copies.map((answer) => answer.json().survey);
  expect(again._id).toBe(copy._id);
  expect(copy).toMatchObject({ status: 'draft', title: 'Weekly pulse (copy)', responseCount: 0 });
  expect(copy.questions[0]._id).not.toBe(first);
  expect(copy.questions[1].showIf.questionId).toBe(copy.questions[0]._id);
});

const readAll = (source: ConnectionSource, query: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  withClient(source, async (client) => (await client.query(query, values)).rows);
