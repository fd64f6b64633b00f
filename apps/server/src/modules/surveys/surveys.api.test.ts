import { companies } from '@vela/db';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeDraft, makeMember } from '../../../test-support/factories.ts';
import { launchedSurvey, makeSurvey, RATING, SURVEY_BODY } from '../../../test-support/survey-calls.ts';

const testApp = useTestApp();
const NOBODYS_ID = '7a1d3f3e-6f6e-4b9f-9d6c-0d6a7c1f0e11';

test('a new survey is a draft with the specified defaults', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeSurvey(testApp(), token);
  expect(survey).toMatchObject({
    title: 'Weekly pulse',
    type: 'custom',
    status: 'draft',
    targetAudience: 'all_employees',
    settings: { anonymous: true, allowMultipleResponses: false, reminderFrequency: 'daily' },
    responseCount: 0,
    completionRate: 0,
    revision: 1,
    createdBy: { firstName: 'Test', lastName: 'admin' },
    allowed: { edit: true, launch: true, close: false, delete: true, duplicate: true },
  });
  expect(survey.questions[0]).toMatchObject({ required: true, category: 'engagement', options: [] });
});

test('blank options are dropped on saving', async () => {
  const { token } = await makeCompany(testApp().deps);
  const question = { text: 'Where?', type: 'multiple_choice', options: ['Office', ' ', ' Home ', ''] };
  const survey = await makeSurvey(testApp(), token, { questions: [question] });
  expect(survey.questions[0]?.options).toEqual(['Office', 'Home']);
});

test('the same key makes one survey, also when sent four times at once', async () => {
  const { token } = await makeCompany(testApp().deps);
  const options = { token, body: SURVEY_BODY, headers: { 'idempotency-key': 'one-and-the-same' } };
  const answers = await Promise.all([1, 2, 3, 4].map(() => testApp().call('POST', '/api/surveys', options)));
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().survey._id)).size).toBe(1);
  const list = await testApp().call('GET', '/api/surveys', { token });
  expect(list.json().surveys).toHaveLength(1);
});

test('the same key of two members makes two surveys', async () => {
  const { deps, call } = testApp();
  const admin = await makeCompany(deps);
  const manager = await makeMember(deps, admin.companyId, 'manager');
  const headers = { 'idempotency-key': 'one-and-the-same' };
  const [first, second] = await Promise.all(
    [admin, manager].map(({ token }) => call('POST', '/api/surveys', { token, body: SURVEY_BODY, headers })),
  );
  expect(first?.json().survey._id).not.toBe(second?.json().survey._id);
});

test.each([
  [{}, 'title', 'Title is required'],
  [{ ...SURVEY_BODY, title: '   ' }, 'title', 'Title is required'],
  [{ ...SURVEY_BODY, title: 7 }, 'title', 'Title is required'],
  [{ ...SURVEY_BODY, title: 'x'.repeat(201) }, 'title', 'At most 200 characters'],
  [{ ...SURVEY_BODY, title: 'a\u0000b' }, 'title', 'Contains characters that cannot be stored'],
  [{ ...SURVEY_BODY, title: 'a\uD800b' }, 'title', 'Contains characters that cannot be stored'],
  [{ title: 'T' }, 'questions', 'Please add at least one question'],
  [{ ...SURVEY_BODY, questions: [] }, 'questions', 'Please add at least one question'],
  [{ ...SURVEY_BODY, questions: [{ ...RATING, hidden: true }] }, 'questions', 'Please add at least one question'],
  [{ ...SURVEY_BODY, questions: Array(101).fill(RATING) }, 'questions', 'At most 100 questions'],
  [{ ...SURVEY_BODY, questions: [RATING, { type: 'text' }] }, 'questions.1.text', 'Question text is required'],
  [{ ...SURVEY_BODY, questions: [RATING, { ...RATING, text: ' ' }] }, 'questions.1.text', 'Question text is required'],
  [
    { ...SURVEY_BODY, questions: [{ text: 'Where?', type: 'multiple_choice', options: ['Office', ' '] }] },
    'questions.0.options',
    'At least 2 options are required for multiple choice questions',
  ],
  [
    { ...SURVEY_BODY, questions: [{ ...RATING, type: 'ranking' }] },
    'questions.0.type',
    'Please choose a question type',
  ],
  [{ ...SURVEY_BODY, type: 'exit' }, 'type', 'Please choose a survey type'],
  [{ ...SURVEY_BODY, targetAudience: 'specific_department' }, 'department', 'Please choose a department'],
])('%j is refused at %s', async (body, path, message) => {
  const { token } = await makeCompany(testApp().deps);
  const answer = await testApp().call('POST', '/api/surveys', { token, body });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues).toContainEqual({ path, message });
  expect((await testApp().call('GET', '/api/surveys', { token })).json().surveys).toEqual([]);
});

test('JSON that is none is malformed, a body of 10 MB too large', async () => {
  const { token } = await makeCompany(testApp().deps);
  const malformed = await testApp().call('POST', '/api/surveys', { token, payload: '{"title":' });
  expect(malformed.statusCode).toBe(400);
  const large = await testApp().call('POST', '/api/surveys', {
    token,
    payload: `{"title":"${'x'.repeat(10_000_000)}"}`,
  });
  expect(large.statusCode).toBe(413);
});

test('markup in a text comes back as it was typed', async () => {
  const { token } = await makeCompany(testApp().deps);
  const title = '<script>alert("1")</script> & <b>bold</b>';
  expect((await makeSurvey(testApp(), token, { title })).title).toBe(title);
});

const CALLS: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] = [
  ['GET', ''],
  ['PUT', '', { ...SURVEY_BODY, revision: 1 }],
  ['DELETE', ''],
  ['POST', '/launch'],
  ['POST', '/close'],
  ['POST', '/duplicate'],
];

test.each(CALLS)('%s %s on a survey asks for a session and a role', async (method, path, body) => {
  const { deps, call } = testApp();
  const admin = await makeCompany(deps);
  const id = await makeDraft(deps, admin.actor);
  const employee = await makeMember(deps, admin.companyId, 'employee');
  expect((await call(method, `/api/surveys/${id}${path}`, { body })).statusCode).toBe(401);
  expect((await call(method, `/api/surveys/${id}${path}`, { body, token: employee.token })).statusCode).toBe(403);
});

test.each(CALLS)('%s %s on a survey out of reach finds nothing', async (method, path, body) => {
  const { deps, call } = testApp();
  const admin = await makeCompany(deps);
  const id = await makeDraft(deps, admin.actor);
  const stranger = await makeCompany(deps);
  const manager = await makeMember(deps, admin.companyId, 'manager');
  for (const token of [stranger.token, manager.token]) {
    expect((await call(method, `/api/surveys/${id}${path}`, { body, token })).statusCode).toBe(404);
  }
  for (const missing of [NOBODYS_ID, 'no-id', '%00', "'"]) {
    const answer = await call(method, `/api/surveys/${missing}${path}`, { body, token: admin.token });
    expect(answer.statusCode).toBe(404);
  }
});

test('the list and creating ask for a session and a role', async () => {
  const { deps, call } = testApp();
  const { companyId } = await makeCompany(deps);
  const { token } = await makeMember(deps, companyId, 'employee');
  expect((await call('GET', '/api/surveys')).statusCode).toBe(401);
  expect((await call('GET', '/api/surveys', { token })).statusCode).toBe(403);
  expect((await call('POST', '/api/surveys', { body: SURVEY_BODY })).statusCode).toBe(401);
  expect((await call('POST', '/api/surveys', { body: SURVEY_BODY, token })).statusCode).toBe(403);
  expect((await call('GET', '/api/surveys/audience')).statusCode).toBe(401);
});

test('a manager sees and changes surveys of their own only, an admin those of everybody', async () => {
  const { deps, call } = testApp();
  const admin = await makeCompany(deps);
  const manager = await makeMember(deps, admin.companyId, 'manager');
  await makeDraft(deps, admin.actor);
  const own = await makeSurvey(testApp(), manager.token);
  expect((await call('GET', '/api/surveys', { token: manager.token })).json().surveys).toHaveLength(1);
  expect((await call('GET', '/api/surveys', { token: admin.token })).json().surveys).toHaveLength(2);
  expect((await launchedSurvey(testApp(), manager.token, own._id)).status).toBe('active');
});

test('pages of the list follow each other, newest first, without gap or repetition', async () => {
  const { call, clock, deps } = testApp();
  const { token, actor } = await makeCompany(deps);
  const ids: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    if (index % 2 === 0) clock.advance(1000);
    ids.push(await makeDraft(deps, actor));
  }
  const whole = (await call('GET', '/api/surveys', { token })).json();
  expect(whole.nextCursor).toBeNull();
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer = await call('GET', `/api/surveys?limit=3${cursor && `&cursor=${cursor}`}`, { token });
    const page: { surveys: { _id: string }[]; nextCursor: string | null } = answer.json();
    seen.push(...page.surveys.map((survey) => survey._id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(whole.surveys.map((survey: { _id: string }) => survey._id));
  expect(new Set(seen)).toEqual(new Set(ids));
  const madeUp = (at: string) =>
    Buffer.from(JSON.stringify(['the list of surveys', '', { at, id: ids[0] }])).toString('base64url');
  for (const [given, status] of [
    ['nonsense', 422],
    [madeUp('0000-01-01T00:00:00.000Z'), 422],
    [madeUp('1970-01-01T00:00:00.000Z'), 200],
  ] as const) {
    expect((await call('GET', `/api/surveys?cursor=${given}`, { token })).statusCode).toBe(status);
  }
  expect((await call('GET', '/api/surveys?limit=0', { token })).statusCode).toBe(422);
});

test.each([
  ['weekly', ['Weekly pulse']],
  ['100%', ['Is 100% enough?']],
  ['%', ['Is 100% enough?']],
  ['_', ['Checking in', 'Of March']],
  ['monthly p', ['Of March']],
  ['60 DAY', ['Checking in']],
  ['nothing like it', []],
])('searching %j looks at titles and types', async (q, titles) => {
  const { token } = await makeCompany(testApp().deps);
  await makeSurvey(testApp(), token);
  await makeSurvey(testApp(), token, { title: 'Is 100% enough?' });
  await makeSurvey(testApp(), token, { title: 'Of March', type: 'monthly_pulse' });
  await makeSurvey(testApp(), token, { title: 'Checking in', type: 'onboarding_60day' });
  const answer = await testApp().call('GET', `/api/surveys?q=${encodeURIComponent(q)}`, { token });
  expect(
    answer
      .json()
      .surveys.map((survey: { title: string }) => survey.title)
      .sort(),
  ).toEqual(titles);
});

test('the list can be narrowed to a status', async () => {
  const { call, deps } = testApp();
  const { token } = await makeCompany(deps);
  await makeSurvey(testApp(), token);
  const active = await makeSurvey(testApp(), token, { title: 'Running' });
  await launchedSurvey(testApp(), token, active._id);
  const answer = await call('GET', '/api/surveys?status=active', { token });
  expect(answer.json().surveys).toMatchObject([{ title: 'Running', status: 'active', questionCount: 1 }]);
  expect((await call('GET', '/api/surveys?status=open', { token })).statusCode).toBe(422);
});

test('how many must answer is what the company has set, until the launch freezes it', async () => {
  const { call, deps } = testApp();
  const { companyId, actor, token } = await makeCompany(deps);
  const [launched, draft] = [await makeDraft(deps, actor), await makeDraft(deps, actor)];
  await call('POST', `/api/surveys/${launched}/launch`, { token });
  await deps.db.inTenant(companyId, (tx) =>
    tx.update(companies).set({ minGroup: 8 }).where(eq(companies.companyId, companyId)),
  );
  const read = async (path: string) => (await call('GET', path, { token })).json();
  expect((await read(`/api/surveys/${launched}`)).survey.minGroup).toBe(5);
  expect((await read(`/api/surveys/${draft}`)).survey.minGroup).toBe(8);
  expect(await read('/api/surveys/audience')).toMatchObject({ count: 1, minGroup: 8 });
});

test('an audience counts the people at work, for a manager those below only', async () => {
  const { call, deps } = testApp();
  const admin = await makeCompany(deps);
  const { companyId } = admin;
  const departmentId = await makeDepartment(deps, companyId, 'Engineering');
  const lead = await makeMember(deps, companyId, 'manager', { departmentId });
  const managerId = lead.actor.memberId;
  const below = await makeMember(deps, companyId, 'manager', { managerId, departmentId, hireDate: '2026-02-01' });
  await makeMember(deps, companyId, 'employee', { managerId: below.actor.memberId, hireDate: '2020-01-01' });
  await makeMember(deps, companyId, 'employee', { managerId, onLeaveFrom: '2020-01-01' });
  const count = async (token: string, query: string) =>
    (await call('GET', `/api/surveys/audience?${query}`, { token })).json().count;
  expect(await count(admin.token, '')).toBe(4);
  expect(await count(admin.token, 'targetAudience=leadership')).toBe(3);
  expect(await count(admin.token, 'targetAudience=specific_department&department=engineering')).toBe(2);
  expect(await count(admin.token, 'targetAudience=new_hires')).toBe(1);
  expect(await count(lead.token, '')).toBe(2);
  expect(await count(lead.token, 'targetAudience=leadership')).toBe(1);
});
