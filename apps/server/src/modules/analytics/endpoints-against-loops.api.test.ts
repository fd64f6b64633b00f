import { randomUUID } from 'node:crypto';
import type { CompanyAnalytics, Figure, SurveyAnalytics } from '@vela/contract';
import { CATEGORIES, type Question } from '@vela/domain/surveys';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeActiveSurvey } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment } from '../../../test-support/factories.ts';
import {
  plainAverage,
  plainCount,
  plainFigure,
  plainMedian,
  type PlainFigure,
  type PlainPerson,
} from '../../../test-support/plain-analytics.ts';
import { addReleasedSurvey } from '../../../test-support/released-survey.ts';
import { peopleArbitrary, questionsArbitrary } from '../../../test-support/random-answers.ts';

const testApp = useTestApp();

interface Asked {
  id: string;
  questions: Question[];
  people: PlainPerson[];
}

/** The same surveys in every run of the tests; each seed makes others. */
function randomSurvey(seed: number, size: { minLength: number; maxLength: number }): Omit<Asked, 'id'> {
  const arbitrary = questionsArbitrary.chain((questions) =>
    fc.record({ questions: fc.constant(questions), people: peopleArbitrary(questions, size) }),
  );
  const [picked] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (picked === undefined) throw new Error('Nothing was picked');
  return picked;
}

/** Asks them by the calls that people use; nobody is anonymous, so every answer is released at once. */
async function askAll(token: string, { questions, people }: Omit<Asked, 'id'>): Promise<Asked> {
  const { id, questionIds } = await makeActiveSurvey(testApp(), token, {
    questions: questions.map(({ _id, ...question }) => question),
    settings: { anonymous: false },
  });
  const named = questions.map((question, index) => ({ ...question, _id: questionIds[index] ?? '' }));
  const renamed = new Map(questions.map(({ _id }, index) => [_id, questionIds[index] ?? '']));
  const asPeople: PlainPerson[] = [];
  for (const person of people) {
    const answers = [...person.answers].map(([questionId, answer]) => ({
      questionId: renamed.get(questionId) ?? '',
      ...(answer === null ? { notApplicable: true } : { answer }),
    }));
    const sent = await testApp().call('POST', `/api/public/surveys/${id}/responses`, {
      headers: { 'idempotency-key': randomUUID() },
      body: { answers, completionTime: person.seconds },
    });
    // Whoever answers nothing at all is told so, and is nobody.
    if (person.answers.size > 0) expect(sent.statusCode, sent.body).toBe(201);
    if (sent.statusCode !== 201) continue;
    const entries = [...person.answers].map(([questionId, answer]) => [renamed.get(questionId) ?? '', answer] as const);
    asPeople.push({ ...person, answers: new Map(entries) });
  }
  return { id, questions: named, people: asPeople };
}

function expectFigure(figure: Figure, plain: PlainFigure, decimals: number): void {
  expect([figure.base, figure.people]).toEqual([plain.base, plain.people]);
  for (const end of ['value', 'low', 'high'] as const) {
    const [own, other] = [figure[end], plain[end]];
    if (own === null || other === null) expect(own).toBe(other);
    else expect(Math.abs(own - other)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-4);
  }
}

const analyticsOf = async (token: string, id: string, query = ''): Promise<SurveyAnalytics> => {
  const answer = await testApp().call('GET', `/api/analytics/survey/${id}${query}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ analytics: SurveyAnalytics }>().analytics;
};

function expectSurvey(analytics: SurveyAnalytics, { questions, people }: Omit<Asked, 'id'>): void {
  const own = [{ questions, people }];
  expectFigure(analytics.figures.score, plainFigure(own, { of: 'score' }), 1);
  expectFigure(analytics.figures.enps, plainFigure(own, { of: 'enps' }), 0);
  expect(analytics.medianCompletionTime).toBe(plainMedian(people.map(({ seconds }) => seconds)));
  for (const { category, figure } of analytics.categories) {
    expectFigure(figure, plainFigure(own, { of: 'score', category }), 1);
  }
  for (const question of questions) {
    const result = analytics.questionAnalytics.find(({ questionId }) => questionId === question._id);
    if (result === undefined) throw new Error(`${question._id} is not reported`);
    const average = plainAverage(question, people);
    if (average === null) expect(result.analytics.average).toBeNull();
    else expect(result.analytics.average).toBeCloseTo(average, 9);
    expect(result.asked).toBe(result.responseCount + result.skippedCount + result.notApplicableCount);
    for (const { value, count } of result.analytics.distribution)
      expect(count).toBe(plainCount(question, people, value));
    if (question.type === 'text' || question.type === 'multiple_choice') continue;
    const alone = [{ questions: [question], people }];
    expectFigure(result.figures.score, plainFigure(alone, { of: 'score' }), 1);
    expectFigure(result.figures.favourable, plainFigure(alone, { of: 'favourable' }), 1);
    expectFigure(result.figures.enps, plainFigure(alone, { of: 'enps' }), 0);
  }
}

test.each([11, 12, 13])('surveys and their company say what plain loops over the answers say (%d)', async (seed) => {
  const { token } = await makeCompany(testApp().deps);
  const surveys: Asked[] = [];
  for (const part of [0, 1]) {
    surveys.push(await askAll(token, randomSurvey(seed * 100 + part, { minLength: 3, maxLength: 14 })));
  }
  for (const survey of surveys) {
    const analytics = await analyticsOf(token, survey.id);
    expect(analytics.totalResponses).toBe(survey.people.length);
    expectSurvey(analytics, survey);
  }
  const answer = await testApp().call('GET', '/api/analytics/company', { token });
  const { analytics } = answer.json<{ analytics: CompanyAnalytics }>();
  expectFigure(analytics.score.figure, plainFigure(surveys, { of: 'score' }), 1);
  expectFigure(analytics.enps.figure, plainFigure(surveys, { of: 'enps' }), 0);
  expect(analytics.overview.totalResponses).toBe(surveys.reduce((sum, { people }) => sum + people.length, 0));
  for (const category of CATEGORIES) {
    const own = analytics.categories.find((one) => one.category === category);
    const plain = plainFigure(surveys, { of: 'score', category });
    if (own === undefined) expect(plain.base).toBe(0);
    else expectFigure(own.score, plain, 1);
  }
  expect(answer.body).not.toMatch(/NaN|Infinity/);
});

test.each([21, 22])('groups and filters say what plain loops over those people say (%d)', async (seed) => {
  const { deps, clock } = testApp();
  const admin = await makeCompany(deps);
  const [design, sales] = [
    await makeDepartment(deps, admin.companyId, 'Design'),
    await makeDepartment(deps, admin.companyId, 'Sales'),
  ];
  const { questions, people } = randomSurvey(seed, { minLength: 60, maxLength: 60 });
  const groups = [
    { segment: { department: design, tenure: 'under_1' }, invited: 20, people: people.slice(0, 15) },
    { segment: { department: design, tenure: 'over_6' }, invited: 25, people: people.slice(15, 35) },
    { segment: { department: sales, tenure: 'under_1' }, invited: 30, people: people.slice(35, 60) },
  ];
  const id = await addReleasedSurvey(testApp(), admin, {
    questions,
    groups,
    launchedAt: clock.now(),
    anonymous: false,
  });
  expectSurvey(await analyticsOf(admin.token, id), { questions, people });
  for (const [query, from, to] of [
    [`?department=${design}`, 0, 35],
    [`?department=${sales}`, 35, 60],
    [`?department=${design}&tenure=under_1`, 0, 15],
  ] as const) {
    const analytics = await analyticsOf(admin.token, id, query);
    expectSurvey(analytics, { questions, people: people.slice(from, to) });
    expect(analytics).toMatchObject({ hidden: false, people: to - from });
  }
  const { segments } = await analyticsOf(admin.token, id);
  for (const [row, from, to] of [
    [segments.department.find(({ value }) => value === design), 0, 35],
    [segments.department.find(({ value }) => value === sales), 35, 60],
    [segments.tenure.find(({ value }) => value === 'over_6'), 15, 35],
  ] as const) {
    if (row === undefined) throw new Error('A group is missing');
    const own = [{ questions, people: people.slice(from, to) }];
    expectFigure(row.score, plainFigure(own, { of: 'score' }), 1);
    for (const { category, figure } of row.categories) {
      expectFigure(figure, plainFigure(own, { of: 'score', category }), 1);
    }
  }
});
