import { expect, test } from 'vitest';
import { makeActiveSurvey, RATING, readRows, submitAnswers } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft, makeMember, wholeCompany } from '../../../test-support/factories.ts';
import { getGatedSurvey } from './index.ts';
import { readResponses } from './gated-reads.ts';

const testApp = useTestApp();
const WITH_TEXTS = [
  { ...RATING, allowComment: true },
  { text: 'Why?', type: 'text', required: false },
  { text: 'Where?', type: 'multiple_choice', options: ['Here', 'There'], allowNotApplicable: true, required: false },
];

interface ListedAnswer {
  questionId: string;
  answer: string | string[];
  comment?: string;
  notApplicable?: boolean;
}

interface Listed {
  totalResponses: number;
  responses: { _id: string; isAnonymous: boolean; createdAt: string; answers: ListedAnswer[] }[];
  comments: { questionId: string; text: string }[];
  release: { minGroup: number; released: number; waiting: number };
}

async function listed(token: string, id: string): Promise<Listed> {
  const answer = await testApp().call('GET', `/api/surveys/${id}/responses`, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('below the threshold only the number of responses is known', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  for (let index = 0; index < 4; index += 1) await submitAnswers(testApp(), survey, ['4']);
  expect(await listed(token, survey.id)).toEqual({
    totalResponses: 4,
    responses: [],
    comments: [],
    release: { minGroup: 5, released: 0, waiting: 4 },
  });
});

test('a running survey shows more in whole groups only', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const shown: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    await submitAnswers(testApp(), survey, ['4']);
    shown.push((await listed(token, survey.id)).responses.length);
  }
  expect(shown).toEqual([0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10]);
});

test('the rest that was too small waits on when the survey closes', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  for (let index = 0; index < 7; index += 1) await submitAnswers(testApp(), survey, ['4']);
  await testApp().call('POST', `/api/surveys/${survey.id}/close`, { token });
  const list = await listed(token, survey.id);
  expect([list.totalResponses, list.responses.length, list.release]).toEqual([
    7,
    5,
    { minGroup: 5, released: 5, waiting: 2 },
  ]);
});

test('an anonymous response shows its day, not its time', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  for (let index = 0; index < 5; index += 1) await submitAnswers(testApp(), survey, ['4']);
  const { responses } = await listed(token, survey.id);
  const day = `${testApp().clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`;
  expect(responses[0]).toMatchObject({ isAnonymous: true, createdAt: day });
  expect(responses[0]?.answers).toEqual([{ questionId: survey.questionIds[0], answer: '4' }]);
});

test('texts stand apart from the other answers until enough people have answered', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: WITH_TEXTS });
  const [rating, why, where] = survey.questionIds;
  const submit = (index: number) =>
    submitAnswers(testApp(), survey, [], {
      body: {
        answers: [
          { questionId: rating, answer: 3, comment: `comment ${index}` },
          { questionId: why, answer: `because ${index}` },
          { questionId: where, notApplicable: true },
        ],
      },
    });
  for (let index = 0; index < 5; index += 1) await submit(index);
  const first = await listed(token, survey.id);
  expect(first.comments).toHaveLength(10);
  expect(new Set(first.comments.map(({ questionId }) => questionId))).toEqual(new Set([rating, why]));
  // Of a question that nobody answered nothing is told, not even that.
  for (const { answers } of first.responses) expect(answers).toEqual([{ questionId: rating, answer: '3' }]);
  for (let index = 5; index < 10; index += 1) await submit(index);
  const second = await listed(token, survey.id);
  expect(second.comments).toEqual([]);
  for (const { answers } of second.responses) {
    const [comment, because] = [answers[0]?.comment, answers[1]?.answer];
    expect(`${comment}`.replace('comment', 'because')).toBe(because);
  }
});

test('which of many texts stand apart hangs on nothing but the texts, so that none comes or goes with a row', async () => {
  const { token, companyId } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: WITH_TEXTS });
  for (let index = 0; index < 5; index += 1) await submitAnswers(testApp(), survey, ['3', `because ${index}`]);
  const read = (most: { responses: number; texts: number }) =>
    testApp().deps.db.inTenant(companyId, async (tx) => {
      const gated = await getGatedSurvey(tx, wholeCompany(companyId), survey.id);
      const { responses, detached } = await readResponses(tx, gated, most);
      return { rows: responses.length, texts: detached.map(({ text }) => text) };
    });
  const few = await read({ responses: 1, texts: 3 });
  const all = await read({ responses: 5, texts: 3 });
  expect([few.rows, all.rows, few.texts.length]).toEqual([1, 5, 3]);
  expect(all.texts).toEqual(few.texts);
  expect((await read({ responses: 1, texts: 9 })).texts).toEqual([0, 1, 2, 3, 4].map((index) => `because ${index}`));
});

test('no day is told that fewer people share than a group has', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const { clock } = testApp();
  clock.set('2026-03-02T23:00:00Z');
  for (let index = 0; index < 4; index += 1) await submitAnswers(testApp(), survey, ['5']);
  clock.set('2026-03-03T01:00:00Z');
  await submitAnswers(testApp(), survey, ['1']);
  const { responses } = await listed(token, survey.id);
  expect(responses.map(({ createdAt }) => createdAt)).toEqual(Array(5).fill('2026-03-03T00:00:00.000Z'));
});

test('a question that only few of many answered is left out', async () => {
  const { token } = await makeCompany(testApp().deps);
  const questions = [RATING, { text: 'Do you lead a team?', type: 'yes_no', required: false }];
  const survey = await makeActiveSurvey(testApp(), token, { questions });
  for (let index = 0; index < 5; index += 1)
    await submitAnswers(testApp(), survey, ['4', index === 0 ? 'yes' : undefined]);
  const { responses } = await listed(token, survey.id);
  expect(responses.flatMap(({ answers }) => answers.map(({ questionId }) => questionId))).not.toContain(
    survey.questionIds[1],
  );
});

test('an attributed survey shows each response at once, newest first', async () => {
  const { token } = await makeCompany(testApp().deps);
  const settings = { anonymous: false };
  const survey = await makeActiveSurvey(testApp(), token, { settings });
  await submitAnswers(testApp(), survey, ['1']);
  testApp().clock.advance(60_000);
  await submitAnswers(testApp(), survey, ['2']);
  const { responses, release } = await listed(token, survey.id);
  expect(release).toEqual({ minGroup: 1, released: 2, waiting: 0 });
  expect(responses.map(({ answers }) => answers[0]?.answer)).toEqual(['2', '1']);
  expect(responses[0]).toMatchObject({ isAnonymous: false, createdAt: testApp().clock.now().toISOString() });
});

test('responses ask for a session, a role and a survey within reach', async () => {
  const { call, deps } = testApp();
  const admin = await makeCompany(deps);
  const stranger = await makeCompany(deps);
  const manager = await makeMember(deps, admin.companyId, 'manager');
  const employee = await makeMember(deps, admin.companyId, 'employee');
  const id = await makeDraft(deps, admin.actor);
  const status = async (token?: string, of = id) =>
    (await call('GET', `/api/surveys/${of}/responses`, { token })).statusCode;
  expect(await status()).toBe(401);
  expect(await status(employee.token)).toBe(403);
  expect(await status(manager.token)).toBe(404);
  expect(await status(stranger.token)).toBe(404);
  expect(await status(admin.token, 'no-id')).toBe(404);
  expect(await status(admin.token)).toBe(200);
});

test('the company may tighten its threshold without changing what runs already', async () => {
  const { owner, deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const running = await makeActiveSurvey(testApp(), token);
  await readRows(owner, 'update companies set min_group = 8 where company_id = $1', [companyId]);
  const later = await makeActiveSurvey(testApp(), token);
  expect((await listed(token, running.id)).release.minGroup).toBe(5);
  expect((await listed(token, later.id)).release.minGroup).toBe(8);
});
