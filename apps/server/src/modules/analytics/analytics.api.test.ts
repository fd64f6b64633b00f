import type { SurveyAnalytics } from '@vela/contract';
import { expect, test } from 'vitest';
import { makeActiveSurvey, RATING, submitAnswers } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft, makeMember } from '../../../test-support/factories.ts';

const testApp = useTestApp();
const QUESTIONS = [
  RATING,
  { text: 'Would you stay?', type: 'yes_no', category: 'culture', allowNotApplicable: true, required: false },
  { text: 'Recommend us?', type: 'enps', category: 'satisfaction' },
  { text: 'Where?', type: 'multiple_choice', options: ['Here', 'There'], allowMultiple: true, required: false },
  { text: 'Why?', type: 'text', required: false },
];

async function analyticsOf(token: string, id: string): Promise<SurveyAnalytics> {
  const answer = await testApp().call('GET', `/api/analytics/survey/${id}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json().analytics;
}

test('the figures of a survey stand on the released answers', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS });
  const given: [unknown[], number][] = [
    [['5', 'yes', '10', ['Here', 'There'], 'Because'], 60],
    [['4', 'yes', '9', ['Here'], undefined], 30],
    [['4', 'no', '8', undefined, undefined], 30],
    [['2', 'yes', '6', undefined, undefined], 90],
    [['1', 'no', '9', undefined, undefined], 120],
    // One more waits for the next group, so no figure but the total knows it.
    [['1', 'no', '0', ['There'], undefined], 3000],
  ];
  for (const [answers, completionTime] of given) {
    expect((await submitAnswers(testApp(), survey, answers, { body: { completionTime } })).statusCode).toBe(201);
  }
  const analytics = await analyticsOf(token, survey.id);
  expect(analytics).toMatchObject({
    totalResponses: 6,
    completionRate: 100,
    averageCompletionTime: 66,
    medianCompletionTime: 60,
    enps: 40,
    release: { minGroup: 5, released: 5, waiting: 1 },
    responseTrends: { [testApp().clock.now().toISOString().slice(0, 10)]: 6 },
  });
  const [rating, stay, enps, where, why] = analytics.questionAnalytics;
  expect(rating).toMatchObject({
    questionText: RATING.text,
    questionType: 'rating',
    responseCount: 5,
    analytics: {
      average: 3.2,
      score: 55,
      favourable: 60,
      neutral: 0,
      unfavourable: 40,
      yesPercentage: null,
      enps: null,
    },
  });
  expect(rating?.analytics.distribution.map(({ count }) => count)).toEqual([1, 1, 0, 2, 1]);
  expect(stay).toMatchObject({ responseCount: 5, analytics: { yesPercentage: 60, average: null } });
  expect(enps).toMatchObject({ analytics: { enps: 40, average: 8.4 } });
  expect(where).toMatchObject({ responseCount: 0, analytics: { distribution: [{ count: 0 }, { count: 0 }] } });
  expect(why).toMatchObject({ responseCount: 1, skippedCount: 4, analytics: { average: null, distribution: [] } });
});

test('skipped and not applicable stand beside the answers', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS.slice(0, 2) });
  const [rating, stay] = survey.questionIds;
  // Of the second five only one answers, so its counts wait until the last five have come.
  for (let index = 0; index < 15; index += 1) {
    const answers = [
      { questionId: rating, answer: 5 },
      ...(index < 6 || index > 9 ? [{ questionId: stay, answer: 'yes' }] : []),
      ...(index > 6 && index < 10 ? [{ questionId: stay, notApplicable: true }] : []),
    ];
    await submitAnswers(testApp(), survey, [], { body: { answers } });
  }
  const { questionAnalytics } = await analyticsOf(token, survey.id);
  expect(questionAnalytics[1]).toMatchObject({
    asked: 15,
    responseCount: 11,
    notApplicableCount: 3,
    skippedCount: 1,
    analytics: { yesPercentage: 100 },
    figures: { yesPercentage: { base: 11, leftOut: { skipped: 1, notApplicable: 3, waiting: 0 } } },
  });
});

test('a mean time is never that of fewer people than a group has', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  const submit = (completionTime: number | null) =>
    submitAnswers(testApp(), survey, ['4'], { body: { completionTime } });
  for (const completionTime of [77, null, null, null, null]) await submit(completionTime);
  const few = { averageCompletionTime: 0, medianCompletionTime: null };
  expect(await analyticsOf(token, survey.id)).toMatchObject(few);
  for (const completionTime of [80, 81, 82, 85, null]) await submit(completionTime);
  const enough = { averageCompletionTime: 81, medianCompletionTime: 81 };
  expect(await analyticsOf(token, survey.id)).toMatchObject(enough);
});

test('below the threshold there are totals only', async () => {
  const { token } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token);
  for (let index = 0; index < 4; index += 1)
    await submitAnswers(testApp(), survey, ['4'], { body: { completionTime: 9 } });
  const analytics = await analyticsOf(token, survey.id);
  expect(analytics).toMatchObject({
    totalResponses: 4,
    averageCompletionTime: 0,
    medianCompletionTime: null,
    score: null,
  });
  expect(analytics.questionAnalytics[0]).toMatchObject({
    responseCount: 0,
    skippedCount: 0,
    analytics: { average: null },
  });
  expect(analytics.questionAnalytics[0]?.analytics.distribution.every(({ count }) => count === 0)).toBe(true);
});

test('an option may be called like what every object has', async () => {
  const { token } = await makeCompany(testApp().deps);
  const questions = [{ text: 'Which one?', type: 'multiple_choice', options: ['__proto__', 'constructor'] }];
  const survey = await makeActiveSurvey(testApp(), token, { questions });
  for (let index = 0; index < 5; index += 1) await submitAnswers(testApp(), survey, ['__proto__']);
  const { questionAnalytics } = await analyticsOf(token, survey.id);
  expect(questionAnalytics[0]?.analytics.distribution.map(({ value, count }) => [value, count])).toEqual([
    ['__proto__', 5],
    ['constructor', 0],
  ]);
});

test('a question that was hidden while the survey ran is reported if it has answers', async () => {
  const { call, deps } = testApp();
  const { token } = await makeCompany(deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS.slice(0, 3) });
  for (let index = 0; index < 5; index += 1) await submitAnswers(testApp(), survey, ['4', 'yes', '9']);
  const ids = survey.questionIds;
  const questions = [
    { ...QUESTIONS[0], _id: ids[0], text: 'How was the week?' },
    { ...QUESTIONS[1], _id: ids[1], hidden: true },
    { ...QUESTIONS[2], _id: ids[2] },
  ];
  const edit = await call('PUT', `/api/surveys/${survey.id}`, { token, body: { title: 'T', questions, revision: 1 } });
  expect(edit.statusCode).toBe(200);
  const { questionAnalytics } = await analyticsOf(token, survey.id);
  expect(questionAnalytics.map(({ questionText, responseCount }) => [questionText, responseCount])).toEqual([
    ['How was the week?', 5],
    ['Would you stay?', 5],
    ['Recommend us?', 5],
  ]);
});

test('analytics ask for a session, a role and a survey within reach', async () => {
  const { call, deps } = testApp();
  const admin = await makeCompany(deps);
  const stranger = await makeCompany(deps);
  const manager = await makeMember(deps, admin.companyId, 'manager');
  const employee = await makeMember(deps, admin.companyId, 'employee');
  const id = await makeDraft(deps, admin.actor);
  const status = async (token?: string, of = id) =>
    (await call('GET', `/api/analytics/survey/${of}`, { token })).statusCode;
  expect(await status()).toBe(401);
  expect(await status(employee.token)).toBe(403);
  expect(await status(manager.token)).toBe(404);
  expect(await status(stranger.token)).toBe(404);
  expect(await status(admin.token, 'no-id')).toBe(404);
  expect(await status(admin.token)).toBe(200);
});
