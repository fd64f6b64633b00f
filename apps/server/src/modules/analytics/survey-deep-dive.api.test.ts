import type { SurveyAnalytics } from '@vela/contract';
import { surveys } from '@vela/db';
import type { Question } from '@vela/domain/surveys';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeActiveSurvey, RATING, submitAnswers } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeDraft, makeMember, makeQuestion } from '../../../test-support/factories.ts';
import type { PlainPerson } from '../../../test-support/plain-analytics.ts';
import { addReleasedSurvey } from '../../../test-support/released-survey.ts';

const testApp = useTestApp();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(testApp().clock.now().getTime() - days * DAY_MS);

const call = (token: string, id: string, query: Record<string, string> = {}) =>
  testApp().call('GET', `/api/analytics/survey/${id}?${new URLSearchParams(query).toString()}`, { token });

async function analyticsOf(token: string, id: string, query: Record<string, string> = {}): Promise<SurveyAnalytics> {
  const answer = await call(token, id, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ analytics: SurveyAnalytics }>().analytics;
}

const people = (count: number, questions: readonly Question[], answers: readonly (string | null)[]): PlainPerson[] =>
  Array.from({ length: count }, () => ({
    answers: new Map(
      questions.flatMap(({ _id }, index) => (answers[index] === undefined ? [] : [[_id, answers[index]]])),
    ),
    seconds: 60,
  }));

async function makeSegmented() {
  const { deps } = testApp();
  const admin = await makeCompany(deps);
  const [big, small] = [
    await makeDepartment(deps, admin.companyId, 'Big'),
    await makeDepartment(deps, admin.companyId, 'Small'),
  ];
  const questions = [makeQuestion(deps), makeQuestion(deps, { type: 'yes_no', category: 'growth' })];
  const groups = [
    {
      segment: { department: big, tenure: 'under_1', location: 'Berlin' },
      invited: 14,
      people: people(12, questions, ['4', 'yes']),
    },
    { segment: { department: big, tenure: 'over_6' }, invited: 10, people: people(7, questions, ['2', null]) },
    { segment: { department: small }, invited: 8, people: people(4, questions, ['5', 'no']) },
  ];
  const id = await addReleasedSurvey(testApp(), admin, { questions, groups, launchedAt: daysAgo(2) });
  return { admin, big, small, id };
}

test('groups stand side by side, and one below the threshold is hidden with the reason', async () => {
  const { admin, big, small, id } = await makeSegmented();
  const analytics = await analyticsOf(admin.token, id);
  expect(analytics).toMatchObject({ people: 23, invited: 32, hidden: false, hiddenReason: null });
  expect(analytics.segments.department.map(({ value, label, hidden }) => [value, label, hidden])).toEqual([
    [big, 'Big', false],
    [small, 'Small', true],
  ]);
  expect(analytics.segments.department[1]).toMatchObject({
    invited: 8,
    released: 0,
    hiddenReason: 'Fewer than 5 released answers',
    score: { value: null, hidden: true },
  });
  expect(analytics.segments.tenure.map(({ label }) => label)).toEqual(['Less than 1 year', '6 years and more']);
  expect(analytics.participation.byDepartment[0]).toEqual({
    value: big,
    label: 'Big',
    invited: 24,
    released: 19,
    participation: expect.objectContaining({ value: 79.2, base: 24, people: 19 }),
  });
  expect(analytics.filters).toMatchObject({ department: null, threshold: 5, mostFilters: 2 });
  expect(analytics.filters.choices.location).toEqual([{ value: 'Berlin', label: 'Berlin' }]);
});

test('every filter doubles the threshold, and there are as many as the role may set', async () => {
  const { admin, big, small, id } = await makeSegmented();
  const one = await analyticsOf(admin.token, id, { department: big });
  expect(one).toMatchObject({ people: 19, invited: 24, hidden: false, filters: { department: big, threshold: 5 } });
  expect(one.questionAnalytics[1]).toMatchObject({
    asked: 19,
    responseCount: 12,
    notApplicableCount: 7,
    skippedCount: 0,
  });
  expect(one.figures.score.leftOut).toEqual({ skipped: 0, notApplicable: 7, waiting: null });
  const two = await analyticsOf(admin.token, id, { department: big, tenure: 'under_1' });
  expect(two).toMatchObject({ people: 12, hidden: false, filters: { threshold: 10 } });
  const tooFew = await analyticsOf(admin.token, id, { department: big, tenure: 'over_6' });
  expect(tooFew).toMatchObject({
    people: 0,
    hidden: true,
    hiddenReason: 'Fewer than 10 released answers',
    score: null,
    figures: { score: { hidden: true }, responseRate: { hidden: true, value: null } },
  });
  expect(await analyticsOf(admin.token, id, { department: small })).toMatchObject({
    hidden: true,
    people: 0,
    score: null,
  });
  const three = await call(admin.token, id, { department: big, tenure: 'under_1', location: 'Berlin' });
  expect(three.statusCode).toBe(422);
  const manager = await makeMember(testApp().deps, admin.companyId, 'manager');
  await testApp().deps.db.inTenant(admin.companyId, (tx) =>
    tx.update(surveys).set({ createdBy: manager.actor.memberId }).where(eq(surveys.id, id)),
  );
  expect((await call(manager.token, id, { department: big })).statusCode).toBe(200);
  expect((await call(manager.token, id, { department: big, tenure: 'under_1' })).statusCode).toBe(422);
});

test('what is no group of the survey, no band and no run of the series is refused', async () => {
  const { admin, id } = await makeSegmented();
  const questions = [makeQuestion(testApp().deps)];
  const group = { segment: {}, invited: 10, people: people(8, questions, ['4']) };
  const unrelated = await addReleasedSurvey(testApp(), admin, { questions, groups: [group], launchedAt: daysAgo(30) });
  const refused: Record<string, string>[] = [
    { location: 'Atlantis' },
    { tenure: 'ages' },
    { compareWith: unrelated },
    { department: 'x' },
  ];
  for (const query of refused) {
    const answer = await call(admin.token, id, query);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid']);
    expect(answer.json<{ issues: { path: string }[] }>().issues[0]?.path).toBe(Object.keys(query)[0]);
  }
});

test('runs of a series are compared, question by question, however they came to be', async () => {
  const { deps } = testApp();
  const admin = await makeCompany(deps);
  const first = [
    makeQuestion(deps, { text: 'How are you?' }),
    makeQuestion(deps, { type: 'enps', text: 'Recommend us?' }),
    makeQuestion(deps, { text: 'Only asked once' }),
  ];
  // A copy asks the same words under ids of its own.
  const second = [
    makeQuestion(deps, { text: ' how  are you? ' }),
    makeQuestion(deps, { type: 'enps', text: 'Recommend us?' }),
  ];
  const group = (questions: Question[], halves: string[][]) => [
    { segment: {}, invited: 50, people: halves.flatMap((answers) => people(20, questions, answers)) },
  ];
  const earlier = await addReleasedSurvey(testApp(), admin, {
    title: 'Spring',
    questions: first,
    groups: group(first, [
      ['5', '10', '3'],
      ['4', '9', '3'],
    ]),
    launchedAt: daysAgo(90),
    closedAt: daysAgo(80),
  });
  const later = await addReleasedSurvey(testApp(), admin, {
    title: 'Summer',
    questions: second,
    groups: group(second, [
      ['3', '6'],
      ['2', '7'],
    ]),
    launchedAt: daysAgo(3),
    seriesId: earlier,
  });
  const plain = await analyticsOf(admin.token, later);
  expect(plain.series.map(({ title, isCurrent, change }) => [title, isCurrent, change === null])).toEqual([
    ['Spring', false, true],
    ['Summer', true, false],
  ]);
  expect(plain.comparison).toBeNull();
  expect(plain.filters.choices.compareWith).toEqual([{ value: earlier, label: 'Spring' }]);
  const compared = await analyticsOf(admin.token, later, { compareWith: earlier });
  expect(compared).toMatchObject({
    filters: { compareWith: earlier },
    comparison: {
      survey: { _id: earlier, title: 'Spring' },
      enps: { value: -150, isNoise: false },
      responseRate: { value: 0 },
    },
  });
  expect(compared.questionAnalytics.map(({ change }) => change?.value)).toEqual([-50, -150]);
  expect(compared.categories[0]?.change).toMatchObject({ isNoise: false });
  const backwards = await analyticsOf(admin.token, earlier, { compareWith: later });
  expect(backwards.questionAnalytics.map(({ change }) => change?.value)).toEqual([50, 150, undefined]);
});

test('an option that is offered no longer keeps a row of its own, and a question that is asked no longer says so', async () => {
  const { deps } = testApp();
  const admin = await makeCompany(deps);
  const questions = [
    { text: 'Where?', type: 'multiple_choice', options: ['Here', 'There'] },
    { ...RATING, text: 'Gone soon' },
  ];
  const survey = await makeActiveSurvey(testApp(), admin.token, { questions });
  for (let index = 0; index < 5; index += 1) await submitAnswers(testApp(), survey, ['There', '4']);
  const [where] = survey.questionIds;
  const renamed = makeQuestion(deps, {
    _id: where ?? '',
    text: 'Where?',
    type: 'multiple_choice',
    options: ['Here', 'Elsewhere'],
  });
  await deps.db.inTenant(admin.companyId, (tx) =>
    tx
      .update(surveys)
      .set({ questions: [renamed] })
      .where(eq(surveys.id, survey.id)),
  );
  const { questionAnalytics, dropOff } = await analyticsOf(admin.token, survey.id);
  expect(questionAnalytics[0]?.analytics.distribution).toEqual([
    { value: 'Here', label: 'Here', count: 0, orphaned: false },
    { value: 'Elsewhere', label: 'Elsewhere', count: 0, orphaned: false },
    { value: 'There', label: 'There', count: 5, orphaned: true },
  ]);
  expect(questionAnalytics.map(({ questionText, retired }) => [questionText, retired])).toEqual([
    ['Where?', false],
    ['Gone soon', true],
  ]);
  expect(dropOff.questions.map(({ questionText }) => questionText)).toEqual(['Where?']);
});

test('participation has every day since the launch, and drop-off every question', async () => {
  const { deps, clock } = testApp();
  const admin = await makeCompany(deps);
  const survey = await makeActiveSurvey(testApp(), admin.token, {
    questions: [RATING, { ...RATING, required: false }],
  });
  await submitAnswers(testApp(), survey, ['4', '4']);
  const launched = clock.now();
  clock.advance(2 * DAY_MS);
  for (let index = 0; index < 4; index += 1) await submitAnswers(testApp(), survey, ['4', undefined]);
  const again = await makeMember(deps, admin.companyId, 'admin');
  const { participation, dropOff, completionRate, release } = await analyticsOf(again.token, survey.id);
  expect(participation.overTime.map(({ submitted, total }) => [submitted, total])).toEqual([
    [1, 1],
    [0, 1],
    [4, 5],
  ]);
  expect(participation.overTime[0]?.day).toBe(launched.toISOString().slice(0, 10));
  expect(dropOff).toMatchObject({ invited: null, started: 5, submitted: 5 });
  expect(dropOff.questions[0]).toMatchObject({ asked: 5, answered: 5, skipped: 0 });
  // One of five answered the second question, so nothing of it is told.
  expect(dropOff.questions[1]).toMatchObject({ asked: 0, answered: 0, skipped: 0, notApplicable: 0 });
  expect([completionRate, release.released]).toEqual([100, 5]);
});

test('a draft has an empty deep dive', async () => {
  const { deps } = testApp();
  const admin = await makeCompany(deps);
  const id = await makeDraft(deps, admin.actor);
  expect(await analyticsOf(admin.token, id)).toMatchObject({
    totalResponses: 0,
    score: null,
    hidden: false,
    series: [],
    participation: { overTime: [], byDepartment: [] },
    figures: { score: { value: null, hidden: false }, responseRate: { value: null } },
  });
});

test('of an attributed survey nothing waits, whichever group is asked for', async () => {
  const { deps } = testApp();
  const admin = await makeCompany(deps);
  const department = await makeDepartment(deps, admin.companyId, 'Two');
  const questions = [makeQuestion(deps)];
  const [first] = questions;
  const people = ['4', '5'].map((answer) => ({ answers: new Map([[first?._id ?? '', answer]]), seconds: 60 }));
  const groups = [{ segment: { department }, invited: 3, people }];
  const id = await addReleasedSurvey(testApp(), admin, { questions, groups, launchedAt: new Date(), anonymous: false });
  const { figures } = await analyticsOf(admin.token, id, { department });
  expect(figures.score).toMatchObject({ base: 2, hidden: false, leftOut: { waiting: 0 } });
});
