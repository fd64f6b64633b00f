import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  makeActiveSurvey,
  readRows,
  submitAnswers,
  type LaunchedSurvey,
} from '../../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { makeCompany, makeMember } from '../../../../test-support/factories.ts';
import { INJECTIONS } from '../../../../test-support/injected-comments.ts';

const testApp = useTestApp();

const QUESTIONS = [
  { text: 'How fair is your workload?', type: 'rating', category: 'workload', allowComment: true },
  { text: 'What should change?', type: 'text', category: 'culture' },
];

const commentsOf = (token: string | undefined, surveyId: string, query: Record<string, string> = {}) =>
  testApp().call('GET', `/api/analytics/survey/${surveyId}/comments?${new URLSearchParams(query).toString()}`, {
    token,
  });

async function read(token: string, survey: LaunchedSurvey, query?: Record<string, string>) {
  const answer = await commentsOf(token, survey.id, query);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function write(survey: LaunchedSurvey, texts: readonly string[]): Promise<void> {
  for (const text of texts) await submitAnswers(testApp(), survey, ['4', text]);
}

const SLOW = ['My laptop is painfully slow.', 'The software crashes all the time.', 'The old tools are terrible.'];
const MEETINGS = ['a', 'b', 'c', 'd', 'e'].map((letter) => `Too many meetings in group ${letter}.`);
const PAID = ['My salary is fair.', 'Good pay and great benefits.'];
/** As many as are released together. */
const FIVE_SLOW = [...SLOW, 'The printers never work.', 'Our CRM is outdated.'];

test('comments come with themes and sentiment, without id, day or group', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS });
  await write(survey, [...FIVE_SLOW, ...SLOW, ...PAID]);
  const answer = await read(token, survey);
  expect(answer).toMatchObject({ hidden: null, commentCount: 10, matchCount: 10, nextCursor: null });
  expect(answer.themes).toEqual([
    {
      theme: 'tools',
      label: 'Tools',
      people: 8,
      comments: 8,
      sentiments: { positive: 0, neutral: 0, negative: 8 },
    },
  ]);
  // Two praise: with them the eight would be hidden too, were all ten known; so nothing of it is said.
  expect(answer.sentiments).toEqual({ positive: null, neutral: 0, negative: null });
  expect(answer.comments).toContainEqual({
    text: 'My laptop is painfully slow.',
    questionId: survey.questionIds[1],
    questionText: 'What should change?',
    sentiment: 'negative',
    themes: ['tools'],
  });
  expect(answer.source).toMatchObject({ engine: 'embedded' });
});

test('a theme of fewer people than the threshold is not named, however many comments they wrote', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS });
  for (let index = 0; index < 4; index += 1) {
    await submitAnswers(testApp(), survey, ['1', 'The salary is too low.'], {
      body: {
        answers: [
          { questionId: survey.questionIds[0], answer: '1', comment: 'Poor pay!' },
          { questionId: survey.questionIds[1], answer: 'The salary is too low.' },
        ],
      },
    });
  }
  await write(survey, ['Nothing to add.', 'No comment.']);
  expect((await read(token, survey)).themes).toEqual([]);
});

test('below the threshold there is nothing, and the answer says why', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS });
  await write(survey, [...SLOW, 'Secret words']);
  const answer = await read(token, survey);
  expect(answer).toMatchObject({ hidden: 'survey', commentCount: 0, themes: [], comments: [] });
  expect(answer.release).toEqual({ minGroup: 5, released: 0, waiting: 4 });
});

test('theme, sentiment, question and search narrow the list down, page by page', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS });
  await write(survey, [...SLOW, ...PAID]);
  const texts = async (query: Record<string, string>) =>
    (await read(token, survey, query)).comments.map(({ text }: { text: string }) => text);
  expect((await texts({ theme: 'pay' })).sort()).toEqual([...PAID].sort());
  expect((await texts({ sentiment: 'negative' })).sort()).toEqual([...SLOW].sort());
  expect(await texts({ q: 'LAPTOP' })).toEqual(['My laptop is painfully slow.']);
  expect(await texts({ questionId: survey.questionIds[0] ?? '' })).toEqual([]);
  const first = await read(token, survey, { limit: '3' });
  const second = await read(token, survey, { limit: '3', cursor: first.nextCursor });
  expect([...first.comments, ...second.comments].map(({ text }) => text).sort()).toEqual([...SLOW, ...PAID].sort());
  expect(second.nextCursor).toBeNull();
});

test('a department that an open link knows nothing of has no comments of its own', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS });
  await write(survey, [...SLOW, ...PAID]);
  const answer = await read(token, survey, { department: randomUUID() });
  expect(answer).toMatchObject({ hidden: 'department', commentCount: 0, comments: [], themes: [] });
});

test('other languages are counted and said, not guessed', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS });
  const german = 'Das Gehalt ist leider viel zu niedrig und niemand spricht darüber.';
  await write(survey, [...Array.from({ length: 9 }, () => german), 'La carga de trabajo es demasiado alta este mes.']);
  const answer = await read(token, survey);
  expect(answer.otherLanguages).toEqual([
    { language: 'de', name: 'German', comments: 9 },
    { language: 'other', name: 'Other languages', comments: 1 },
  ]);
  expect(answer.comments[1]).toMatchObject({ sentiment: null, themes: [] });
  expect(answer.themes).toEqual([]);
});

test('instructions in a comment change nothing of the others', async () => {
  const { token } = await makeCompany(testApp().deps);
  const [plain, attacked] = [
    await makeActiveSurvey(testApp(), token, { questions: QUESTIONS }),
    await makeActiveSurvey(testApp(), token, { questions: QUESTIONS }),
  ];
  await write(plain, MEETINGS);
  await write(attacked, [...MEETINGS, ...INJECTIONS]);
  const [before, after] = [await read(token, plain), await read(token, attacked)];
  const theirs = (comments: { text: string; sentiment: string; themes: string[] }[]) =>
    comments
      .filter(({ text }) => MEETINGS.includes(text))
      .map(({ text, sentiment, themes }) => ({ text, sentiment, themes }));
  expect(theirs(after.comments)).toEqual(theirs(before.comments));
  expect(after.themes).toEqual(before.themes);
});

test('of very many comments a fair part is read, the same in every call, and the answer says of how many', async () => {
  const { deps, owner } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS });
  const texts = ['Too many meetings.', `Too many meetings, ${'and one more, '.repeat(40)} every day.`];
  await readRows(
    owner,
    `insert into responses (company_id, survey_id, id, version, answers, submitted_on, coarse_day)
     select $1, $2, gen_random_uuid(), 1,
         jsonb_build_array(jsonb_build_object('questionId', $3::text, 'answer', texts.value)), current_date, current_date
       from unnest($4::text[]) as texts(value), generate_series(1, 1500)`,
    [companyId, survey.id, survey.questionIds[1], texts],
  );
  await readRows(
    owner,
    `insert into survey_counters (company_id, survey_id, started, submitted, released) values ($1, $2, 3000, 3000, 3000)
     on conflict (company_id, survey_id) do update set started = 3000, submitted = 3000, released = 3000`,
    [companyId, survey.id],
  );
  const answer = await read(token, survey, { limit: '200' });
  expect(answer).toMatchObject({
    commentCount: 2000,
    commentSample: { read: 2000, written: 3000 },
    themes: [{ theme: 'meetings', comments: 2000 }],
  });
  // Half of all are long: among 2,000 of them by chance 750 or 1,250 would be more than ten deviations off.
  const { matchCount: long } = await read(token, survey, { q: 'and one more' });
  expect(long).toBeGreaterThan(750);
  expect(long).toBeLessThan(1250);
  expect(await read(token, survey, { limit: '200' })).toEqual(answer);
  const { insights } = (await testApp().call('GET', '/api/ai/company-insights', { token })).json();
  expect(insights.commentSample).toEqual({ read: 500, written: 3000 });
});

test('who may read, and what is refused', async () => {
  const { deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS });
  await write(survey, [...SLOW, ...PAID]);
  const status = async (caller: string | undefined, query?: Record<string, string>) =>
    (await commentsOf(caller, survey.id, query)).statusCode;
  expect(await status(undefined)).toBe(401);
  expect(await status((await makeMember(deps, companyId, 'employee')).token)).toBe(403);
  expect(await status((await makeMember(deps, companyId, 'manager')).token)).toBe(404);
  expect(await status((await makeCompany(deps)).token)).toBe(404);
  const refused: [string, string][] = [
    ['theme', 'weather'],
    ['sentiment', 'sad'],
    ['department', 'x'],
    ['limit', '0'],
    ['cursor', 'x'],
  ];
  for (const [name, value] of refused) expect(await status(token, { [name]: value })).toBe(422);
});
