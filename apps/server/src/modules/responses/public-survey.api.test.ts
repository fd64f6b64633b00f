import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  makeActiveSurvey,
  RATING,
  readRows,
  submitAnswers,
  type LaunchedSurvey,
} from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft, makeMember } from '../../../test-support/factories.ts';

const testApp = useTestApp();
const NOBODYS_ID = '7a1d3f3e-6f6e-4b9f-9d6c-0d6a7c1f0e11';
const ATTRIBUTED = { anonymous: false, allowMultipleResponses: false, reminderFrequency: 'daily' };

async function countsOf(token: string, id: string) {
  const { survey } = (await testApp().call('GET', `/api/surveys/${id}`, { token })).json();
  return { responseCount: survey.responseCount, startedCount: survey.startedCount, rate: survey.completionRate };
}

test('a respondent reads the questions, but not how they are scored', async () => {
  const { token } = await makeCompany(testApp().deps, 'Acme');
  const questions = [{ ...RATING, reverse: true, aiGenerated: true, helpText: 'Take all days' }];
  const survey = await makeActiveSurvey(testApp(), token, { questions });
  const answer = await testApp().call('GET', `/api/public/surveys/${survey.id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().survey).toEqual({
    _id: survey.id,
    title: 'Weekly pulse',
    access: 'anyone_with_link',
    description: '',
    companyName: 'Acme',
    anonymous: true,
    allowMultipleResponses: false,
    minGroup: 5,
    version: 1,
    questions: [
      {
        _id: survey.questionIds[0],
        text: RATING.text,
        type: 'rating',
        options: [],
        required: true,
        helpText: 'Take all days',
      },
    ],
  });
});

test('a response is accepted once, a repetition under its key is acknowledged', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const key = randomUUID();
  const first = await submitAnswers(testApp(), survey, ['4'], { key });
  expect([first.statusCode, first.json()]).toEqual([201, { accepted: true }]);
  const second = await submitAnswers(testApp(), survey, ['4'], { key });
  expect([second.statusCode, second.json()]).toEqual([200, { accepted: true }]);
  const other = await submitAnswers(testApp(), survey, ['5'], { key });
  expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
  const wrong = await submitAnswers(testApp(), survey, ['9'], { key });
  expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'key_reused']);
  expect(await countsOf(token, survey.id)).toMatchObject({ responseCount: 1 });
});

test('an id in capitals is the same id: neither key nor device counts a second time', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const inCapitals = { ...survey, id: survey.id.toUpperCase() };
  const key = randomUUID();
  const body = { device: randomUUID() };
  expect((await submitAnswers(testApp(), survey, ['4'], { key, body })).statusCode).toBe(201);
  expect((await submitAnswers(testApp(), inCapitals, ['4'], { key, body })).statusCode).toBe(200);
  expect((await submitAnswers(testApp(), inCapitals, ['4'], { body })).json().code).toBe('already_answered');
  expect(await countsOf(token, survey.id)).toEqual({ responseCount: 1, startedCount: 1, rate: 100 });
  const figures = await testApp().call('GET', `/api/analytics/survey/${inCapitals.id}`, { token });
  expect(figures.statusCode).toBe(200);
});

test.each([2 ** 31, Number.MAX_SAFE_INTEGER])('version %d, which no survey can have, is refused', async (version) => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const answer = await submitAnswers(testApp(), survey, ['4'], { body: { version } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues).toEqual([
    { path: 'version', message: 'This version of the survey does not exist. Please reload the page' },
  ]);
});

test('of the same key four times at once one is accepted', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => submitAnswers(testApp(), survey, ['4'], { key })));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 201]);
  expect(await countsOf(token, survey.id)).toMatchObject({ responseCount: 1 });
});

test.each<Record<string, string>[]>([[{}], [{ 'idempotency-key': 'short' }], [{ 'idempotency-key': 'x'.repeat(201) }]])(
  'a response needs a key, unlike %j',
  async (headers) => {
    const { token } = await makeCompany(testApp().deps);
    const { id } = await makeActiveSurvey(testApp(), token);
    const answer = await testApp().call('POST', `/api/public/surveys/${id}/responses`, {
      headers,
      body: { answers: [] },
    });
    expect(answer.statusCode).toBe(422);
  },
);

test.each([
  ['nothing', [undefined], 'answer', 'Please answer this question'],
  ['a value off the scale', ['6'], 'answer', 'Please choose a whole number from 1 to 5'],
  ['half a step', [2.5], 'answer', 'Please choose a whole number from 1 to 5'],
  ['a list where one is asked', [['1', '2']], 'answer', 'Please choose a whole number from 1 to 5'],
])('%s is refused with question and reason', async (_, answers, field, message) => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const answer = await submitAnswers(testApp(), survey, answers);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues).toEqual([{ path: `answers.${survey.questionIds[0]}.${field}`, message }]);
  expect(await countsOf(token, survey.id)).toMatchObject({ responseCount: 0 });
});

test('an answer to a question of another survey is refused', async () => {
  const { token } = await makeCompany(testApp().deps);
  const [survey, other] = [await makeActiveSurvey(testApp(), token), await makeActiveSurvey(testApp(), token)];
  const answer = await submitAnswers(testApp(), { id: survey.id, questionIds: other.questionIds }, ['4']);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toBe('This survey does not ask this question');
});

test('a refused response does not take its batch neighbours with it', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const device = randomUUID();
  const answers = await Promise.all([
    submitAnswers(testApp(), survey, ['1'], { body: { device } }),
    submitAnswers(testApp(), survey, ['7']),
    submitAnswers(testApp(), survey, ['2'], { body: { device } }),
    submitAnswers(testApp(), survey, [3]),
  ]);
  expect(answers.map((answer) => answer.json().code ?? 'accepted').sort()).toEqual([
    'accepted',
    'accepted',
    'already_answered',
    'invalid',
  ]);
  expect(await countsOf(token, survey.id)).toMatchObject({ responseCount: 2 });
});

test('a device may answer again where the survey allows it', async () => {
  const { token } = await makeCompany(testApp().deps);
  const settings = { anonymous: true, allowMultipleResponses: true, reminderFrequency: 'never' };
  const survey = await makeActiveSurvey(testApp(), token, { settings });
  const body = { device: randomUUID() };
  expect((await submitAnswers(testApp(), survey, ['1'], { body })).statusCode).toBe(201);
  expect((await submitAnswers(testApp(), survey, ['1'], { body })).statusCode).toBe(201);
});

test('a device counts as started once, and so does one that only hands in', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const [opened, answered] = [randomUUID(), randomUUID()];
  const start = (device: string) =>
    testApp().call('POST', `/api/public/surveys/${survey.id}/starts`, { body: { device } });
  await Promise.all([start(opened), start(opened), start(answered)]);
  expect((await start(opened)).json()).toEqual({ ok: true });
  await submitAnswers(testApp(), survey, ['4'], { body: { device: answered } });
  await submitAnswers(testApp(), survey, ['4'], { body: { device: randomUUID() } });
  await submitAnswers(testApp(), survey, ['4']);
  expect(await countsOf(token, survey.id)).toEqual({ responseCount: 3, startedCount: 4, rate: 75 });
});

test('a survey that is not open says which way', async () => {
  const { call, deps } = testApp();
  const { token, actor } = await makeCompany(deps);
  const draft = await makeDraft(deps, actor);
  const closed = await makeActiveSurvey(testApp(), token);
  const key = randomUUID();
  await submitAnswers(testApp(), closed, ['4'], { key });
  await call('POST', `/api/surveys/${closed.id}/close`, { token });
  const cases: [LaunchedSurvey, string][] = [
    [{ id: draft, questionIds: [NOBODYS_ID] }, 'survey_not_open'],
    [closed, 'survey_closed'],
  ];
  for (const [survey, code] of cases) {
    const answers = [
      await call('GET', `/api/public/surveys/${survey.id}`),
      await call('POST', `/api/public/surveys/${survey.id}/starts`, { body: { device: randomUUID() } }),
      await submitAnswers(testApp(), survey, ['4']),
      await submitAnswers(testApp(), survey, ['wrong']),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(Array(4).fill([409, code]));
  }
  // What was accepted before stays acknowledged, so that a phone that was offline can forget it.
  expect((await submitAnswers(testApp(), closed, ['4'], { key })).statusCode).toBe(200);
});

test('an unknown or deleted survey does not exist', async () => {
  const { call, deps } = testApp();
  const { token } = await makeCompany(deps);
  const deleted = await makeActiveSurvey(testApp(), token);
  await submitAnswers(testApp(), deleted, ['4']);
  await call('DELETE', `/api/surveys/${deleted.id}`, { token });
  for (const id of [NOBODYS_ID, 'no-id', deleted.id]) {
    const answers = [
      await call('GET', `/api/public/surveys/${id}`),
      await call('POST', `/api/public/surveys/${id}/starts`, { body: { device: randomUUID() } }),
      await submitAnswers(testApp(), { ...deleted, id }, ['4']),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
  }
});

test('answers count for the version that they name, else for the newest', async () => {
  const { call, deps, owner } = testApp();
  const { token } = await makeCompany(deps);
  const question = { text: 'Where?', type: 'multiple_choice', options: ['Here', 'There'] };
  const survey = await makeActiveSurvey(testApp(), token, { questions: [question] });
  await submitAnswers(testApp(), survey, ['Here']);
  const options = ['Here', 'There', 'Elsewhere'];
  const questions = [{ ...question, _id: survey.questionIds[0], options }];
  const edit = await call('PUT', `/api/surveys/${survey.id}`, {
    token,
    body: { title: 'New', questions, revision: 1 },
  });
  expect(edit.statusCode).toBe(200);
  const submit = (answer: string, version?: number) =>
    submitAnswers(testApp(), survey, [answer], { body: { version } });
  expect((await submit('Elsewhere')).statusCode).toBe(201);
  expect((await submit('There', 1)).statusCode).toBe(201);
  expect((await submit('Elsewhere', 1)).statusCode).toBe(422);
  const missing = await submit('Here', 3);
  expect([missing.statusCode, missing.json().issues[0].path]).toEqual([422, 'version']);
  const stored = await readRows(owner, 'select version from waiting_responses where survey_id = $1 order by version', [
    survey.id,
  ]);
  expect(stored).toEqual([{ version: 1 }, { version: 1 }, { version: 2 }]);
});

test.each([
  [undefined, null],
  [null, null],
  [-3, null],
  [0, 0],
  [61.4, 61],
  [123, 125],
  [1_000_000, 86_400],
])('a completion time of %s is kept as %s', async (completionTime, stored) => {
  const { deps, owner } = testApp();
  const { token } = await makeCompany(deps);
  const survey = await makeActiveSurvey(testApp(), token);
  expect((await submitAnswers(testApp(), survey, ['4'], { body: { completionTime } })).statusCode).toBe(201);
  const rows = await readRows(owner, 'select completion_seconds from waiting_responses where survey_id = $1', [
    survey.id,
  ]);
  expect(rows).toEqual([{ completion_seconds: stored }]);
});

test('an attributed survey takes one response a member, by name where one is signed in', async () => {
  const { call, deps, owner } = testApp();
  const admin = await makeCompany(deps);
  const stranger = await makeCompany(deps);
  const member = await makeMember(deps, admin.companyId, 'employee');
  const survey = await makeActiveSurvey(testApp(), admin.token, { settings: ATTRIBUTED });
  const page = await call('GET', `/api/public/surveys/${survey.id}`, { token: member.token });
  expect(page.json().survey).toMatchObject({ anonymous: false, respondentName: 'Test employee' });
  const submit = (token?: string) =>
    submitAnswers(testApp(), survey, ['4'], { token, body: { device: 'shared kiosk' } });
  expect((await submit(member.token)).statusCode).toBe(201);
  expect((await submit(member.token)).json().code).toBe('already_answered');
  expect((await submit(admin.token)).statusCode).toBe(201);
  expect((await submit()).json().code).toBe('already_answered');
  await submitAnswers(testApp(), survey, ['4'], { token: stranger.token });
  const rows = await readRows(owner, 'select member_id, submitted_at from responses where survey_id = $1', [survey.id]);
  const named = rows.map((row) => row.member_id);
  expect(new Set(named)).toEqual(new Set([member.actor.memberId, admin.actor.memberId, null]));
  expect(rows.every((row) => row.submitted_at !== null)).toBe(true);
  expect(await countsOf(admin.token, survey.id)).toMatchObject({ responseCount: 3, startedCount: 2 });
});
