import type { CompanyAnalytics, ExecutiveDashboard, Survey } from '@vela/contract';
import { companies, departments } from '@vela/db';
import type { Question } from '@vela/domain/surveys';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeActiveSurvey, RATING, readRows, submitAnswers } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeMember, makeQuestion } from '../../../test-support/factories.ts';
import type { PlainPerson } from '../../../test-support/plain-analytics.ts';
import { modelSays, startModelServer, stopModelServers } from '../../../test-support/model-server.ts';
import { addReleasedSurvey } from '../../../test-support/released-survey.ts';
import type { Deps } from '../../platform/deps.ts';
import { aiModule } from '../ai/index.ts';
import { getCompanyAnalytics } from './get-company-analytics.ts';
import { getExecutiveDashboard } from './get-executive-dashboard.ts';

const testApp = useTestApp();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(testApp().clock.now().getTime() - days * DAY_MS);

async function companyOf(token: string, timeframe = '30d'): Promise<CompanyAnalytics> {
  const answer = await testApp().call('GET', `/api/analytics/company?timeframe=${timeframe}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ analytics: CompanyAnalytics }>().analytics;
}

async function executiveOf(token: string): Promise<ExecutiveDashboard> {
  const answer = await testApp().call('GET', '/api/analytics/executive', { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ executiveDashboard: ExecutiveDashboard }>().executiveDashboard;
}

/** So many people who all give one answer to each question. */
const people = (count: number, questions: readonly Question[], answers: readonly string[]): PlainPerson[] =>
  Array.from({ length: count }, () => ({
    answers: new Map(questions.map(({ _id }, index) => [_id, answers[index] ?? '3'])),
    seconds: 60,
  }));

test('a company without answers has none, and no number that is none', async () => {
  const { token } = await makeCompany(testApp().deps);
  for (const timeframe of ['7d', '30d', '90d']) {
    const analytics = await companyOf(token, timeframe);
    expect(analytics.overview).toEqual({ totalEmployees: 1, responseRate: 0, activeSurveys: 0, totalResponses: 0 });
    expect(analytics).toMatchObject({
      riskIndicators: [],
      engagement: { responseTrends: {} },
      distribution: { surveyTypes: {} },
      categories: [],
      departments: [],
      drivers: { points: 0, items: [] },
      surveys: [],
    });
    for (const name of ['score', 'favourable', 'enps', 'responseRate'] as const) {
      expect(analytics[name]).toMatchObject({ figure: { value: null, base: 0, low: null, high: null }, change: null });
    }
  }
  expect(await executiveOf(token)).toMatchObject({
    headline: 'No answers yet in the last 90 days.',
    topStrengths: [],
    topRisks: [],
    reviewCompletion: null,
    recognition: null,
  });
});

test('an unknown timeframe is refused, and 30 days are the default', async () => {
  const { token } = await makeCompany(testApp().deps);
  const { call } = testApp();
  expect((await call('GET', '/api/analytics/company?timeframe=1y', { token })).statusCode).toBe(422);
  const answer = await call('GET', '/api/analytics/company', { token });
  const { from, to } = answer.json<{ analytics: CompanyAnalytics }>().analytics.period;
  expect((Date.parse(to) - Date.parse(from)) / DAY_MS + 1).toBe(30);
});

test('managers see what their own surveys say, and no executive page; employees see nothing', async () => {
  const { deps, call } = testApp();
  const admin = await makeCompany(deps);
  const manager = await makeMember(deps, admin.companyId, 'manager');
  const report = await makeMember(deps, admin.companyId, 'employee', { managerId: manager.actor.memberId });
  const questions = [makeQuestion(deps)];
  const group = { segment: {}, invited: 10, people: people(10, questions, ['4']) };
  await addReleasedSurvey(testApp(), admin, { questions, groups: [group], launchedAt: daysAgo(3) });
  expect((await companyOf(admin.token)).score.figure.base).toBe(10);
  const own = await companyOf(manager.token);
  expect(own).toMatchObject({ overview: { totalEmployees: 1, activeSurveys: 0 }, score: { figure: { base: 0 } } });
  await addReleasedSurvey(testApp(), manager, { questions, groups: [group], launchedAt: daysAgo(3) });
  expect((await companyOf(manager.token)).score.figure.base).toBe(10);
  expect((await call('GET', '/api/analytics/executive', { token: manager.token })).statusCode).toBe(403);
  for (const path of ['company', 'executive']) {
    expect((await call('GET', `/api/analytics/${path}`, { token: report.token })).statusCode).toBe(403);
    expect((await call('GET', `/api/analytics/${path}`, {})).statusCode).toBe(401);
  }
});

test('what another company says is in no figure', async () => {
  const { deps } = testApp();
  const [one, other] = [await makeCompany(deps), await makeCompany(deps)];
  const questions = [makeQuestion(deps)];
  const group = { segment: {}, invited: 10, people: people(10, questions, ['4']) };
  await addReleasedSurvey(testApp(), one, { questions, groups: [group], launchedAt: daysAgo(3) });
  expect(await companyOf(other.token)).toMatchObject({ overview: { activeSurveys: 0 }, surveys: [] });
});

test.each([
  // Los Angeles is 8 hours behind UTC in March, Kiritimati 14 hours ahead.
  ['America/Los_Angeles', '2026-03-02T07:30:00Z', '2026-03-01'],
  ['America/Los_Angeles', '2026-03-02T08:30:00Z', '2026-03-02'],
  ['Pacific/Kiritimati', '2026-03-02T09:30:00Z', '2026-03-02'],
  ['Pacific/Kiritimati', '2026-03-02T10:30:00Z', '2026-03-03'],
])('in %s an answer of %s belongs to %s, on the last day of the period', async (timeZone, moment, day) => {
  const { deps, clock } = testApp();
  clock.set(moment);
  const { companyId, token } = await makeCompany(deps);
  await deps.db.inTenant(companyId, (tx) =>
    tx.update(companies).set({ timeZone }).where(eq(companies.companyId, companyId)),
  );
  const survey = await makeActiveSurvey(testApp(), token, { questions: [RATING] });
  expect((await submitAnswers(testApp(), survey, ['4'])).statusCode).toBe(201);
  const { period, engagement, overview } = await companyOf(token, '7d');
  expect(period).toMatchObject({ to: day, timeZone });
  expect(Object.keys(engagement.responseTrends)).toHaveLength(7);
  expect(engagement.responseTrends[day]).toBe(1);
  expect(overview.totalResponses).toBe(1);
  clock.set('2026-03-02T09:00:00Z');
});

test('a period is compared with the one before, and every answer is on one side', async () => {
  const { deps } = testApp();
  const admin = await makeCompany(deps);
  const questions = [makeQuestion(deps, { category: 'growth' }), makeQuestion(deps, { type: 'enps' })];
  const half = (answers: string[][]) => answers.flatMap((given) => people(20, questions, given));
  const then = half([
    ['5', '10'],
    ['4', '9'],
  ]);
  const now = half([
    ['3', '6'],
    ['2', '8'],
  ]);
  const release = (invited: number, answering: PlainPerson[], launchedAt: Date, closedAt: Date | null) =>
    addReleasedSurvey(testApp(), admin, {
      questions,
      groups: [{ segment: {}, invited, people: answering }],
      launchedAt,
      closedAt,
    });
  await release(50, then, daysAgo(45), daysAgo(40));
  await release(100, now, daysAgo(12), daysAgo(5));
  // Long gone.
  await release(50, then, daysAgo(300), daysAgo(290));
  const analytics = await companyOf(admin.token);
  expect(analytics.overview.responseRate).toBe(40);
  expect(analytics).toMatchObject({
    score: { figure: { base: 80, people: 40 }, change: { isNoise: false } },
    enps: { figure: { value: -50, base: 40 }, change: { value: -150, isNoise: false } },
    responseRate: { figure: { value: 40, base: 100, people: 40 }, change: { value: -40, isNoise: false } },
    comparison: { responseRate: { figure: { value: 80 } }, enps: { figure: { value: 100 } } },
  });
  const rules = analytics.riskIndicators.map(({ rule, severity }) => `${rule} ${severity}`);
  expect(rules).toContain('fallingScore high');
  expect(rules).toContain('lowEnps high');
  expect(rules).toContain('fallingParticipation high');
  expect(rules).toContain('lowParticipation medium');
  for (const { message, recommendation, evidence } of analytics.riskIndicators) {
    expect(message.length * recommendation.length).toBeGreaterThan(0);
    expect(evidence.figure ?? evidence.threshold).not.toBeNull();
  }
  // In 90 days both are in one period, so there is nothing to compare with.
  expect(await companyOf(admin.token, '90d')).toMatchObject({ score: { figure: { base: 160 }, change: null } });
});

test('a department is compared with itself before, unless it is hidden on one side, and chance is called noise', async () => {
  const { deps } = testApp();
  const admin = await makeCompany(deps);
  const names = ['Team 10', 'Team 2', 'Hidden now', 'Hidden before', 'New'];
  const ids = await Promise.all(names.map((name) => makeDepartment(deps, admin.companyId, name)));
  const questions = [makeQuestion(deps, { category: 'growth' })];
  const mixed = (count: number, answers: readonly [string, string]) =>
    answers.flatMap((answer) => people(count, questions, [answer]));
  const release = (groups: readonly (PlainPerson[] | null)[], launchedAt: Date, closedAt: Date) =>
    addReleasedSurvey(testApp(), admin, {
      questions,
      groups: groups.flatMap((own, at) =>
        own === null ? [] : [{ segment: { department: ids[at] ?? '' }, invited: 40, people: own }],
      ),
      launchedAt,
      closedAt,
    });
  const [high, low] = [mixed(10, ['4', '5']), mixed(10, ['2', '1'])];
  await release([high, mixed(3, ['3', '5']), high, mixed(2, ['4', '5']), null], daysAgo(45), daysAgo(40));
  await release([low, mixed(3, ['3', '4']), mixed(2, ['4', '5']), high, high], daysAgo(12), daysAgo(5));
  const changes = ({ departments }: Pick<CompanyAnalytics, 'departments'>) =>
    Object.fromEntries(
      departments.map(({ label, change }) => [label, change && { value: change.value, isNoise: change.isNoise }]),
    );
  const analytics = await companyOf(admin.token);
  expect(changes(analytics)).toEqual({
    'Hidden before': null,
    'Hidden now': null,
    New: null,
    'Team 2': { value: -12.5, isNoise: true },
    'Team 10': { value: -75, isNoise: false },
  });
  expect(analytics.departments.map(({ label }) => label)).toEqual([
    ...['Hidden before', 'Hidden now', 'New', 'Team 2', 'Team 10'],
  ]);
});

test('departments stand side by side, small ones hidden with the reason, and drivers come of them', async () => {
  const { deps } = testApp();
  const admin = await makeCompany(deps);
  const names = ['Design', 'Engineering', 'Finance', 'Sales'];
  const ids = await Promise.all(names.map((name) => makeDepartment(deps, admin.companyId, name)));
  const questions = [makeQuestion(deps, { category: 'engagement' }), makeQuestion(deps, { category: 'growth' })];
  const scores = [
    ['2', '1'],
    ['3', '2'],
    ['4', '4'],
    ['5', '5'],
  ];
  const release = (launchedAt: Date) =>
    addReleasedSurvey(testApp(), admin, {
      questions,
      groups: ids.map((department, index) => ({
        segment: { department },
        invited: 10,
        people: people(index === 3 ? 4 : 8, questions, scores[index] ?? []),
      })),
      launchedAt,
      closedAt: daysAgo(1),
    });
  for (const days of [2, 9, 16]) await release(daysAgo(days));
  await deps.db.inTenant(admin.companyId, (tx) => tx.delete(departments).where(eq(departments.id, ids[0] ?? '')));
  const analytics = await companyOf(admin.token);
  expect(
    analytics.departments.map(({ label, hidden, invited, released }) => [label, hidden, invited, released]),
  ).toEqual([
    ['A former department', false, 30, 24],
    ['Engineering', false, 30, 24],
    ['Finance', false, 30, 24],
    ['Sales', true, 30, 0],
  ]);
  const [former, , finance, sales] = analytics.departments;
  expect(former).toMatchObject({ score: { value: 12.5 }, participation: { value: 80, base: 30, people: 24 } });
  expect(finance?.categories.map(({ category, figure }) => [category, figure.value])).toEqual([
    ['engagement', 75],
    ['growth', 75],
  ]);
  expect(sales).toMatchObject({
    hiddenReason: 'Fewer than 5 released answers',
    score: { value: null, base: 0, hidden: true },
    participation: { value: null, hidden: true },
  });
  expect(analytics.drivers).toMatchObject({ points: 9, minPoints: 8, items: [{ category: 'growth', isNoise: false }] });
  const executive = await executiveOf(admin.token);
  expect(executive.departments).toHaveLength(4);
  expect(executive.engagement.trend).toHaveLength(6);
  expect(executive.engagement.score.value).toBe(executive.engagement.trend.at(-1)?.score.value);
  expect(executive.headline).toMatch(/^Engagement stands at \d+ of 100; \d+% took part\.$/);
});

test('nothing is shown of a survey that fewer than its threshold answered', async () => {
  const { deps } = testApp();
  const { token } = await makeCompany(deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: [RATING] });
  for (const answer of ['1', '1', '1', '1']) await submitAnswers(testApp(), survey, [answer]);
  expect(await companyOf(token)).toMatchObject({
    overview: { totalResponses: 4 },
    score: { figure: { value: null, base: 0, hidden: true } },
    categories: [{ category: 'engagement', score: { hidden: true } }],
    riskIndicators: [],
  });
  // The fifth lets all of them be read, and what was added up before is not shown again.
  await submitAnswers(testApp(), survey, ['1']);
  expect(await companyOf(token)).toMatchObject({ score: { figure: { value: 0, base: 5, hidden: false } } });
});

test('the insights are the same on every screen', async () => {
  const { deps, call } = testApp();
  const { token } = await makeCompany(deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: [{ ...RATING, category: 'growth' }] });
  for (let index = 0; index < 5; index += 1) await submitAnswers(testApp(), survey, ['1']);
  const { launchedAt } = (await call('GET', `/api/surveys/${survey.id}`, { token })).json<{ survey: Survey }>().survey;
  // Nothing of it is released, so nothing is made of it.
  await makeActiveSurvey(testApp(), token, { questions: [RATING] });
  const { aiInsights } = await companyOf(token);
  for (const path of ['/api/ai/company-insights', '/api/company/insights']) {
    const { insights } = (await call('GET', path, { token })).json<{ insights: CompanyAnalytics['aiInsights'] }>();
    const { keyThemes, recommendations, blindSpots, riskAreas, commentSample, drawnFrom, source } = insights;
    expect(aiInsights).toEqual({ keyThemes, recommendations, blindSpots, riskAreas, commentSample, drawnFrom, source });
    expect(drawnFrom).toEqual({ surveys: 1, since: launchedAt });
    expect(blindSpots).not.toEqual([]);
  }
});

test('a theme that most write badly of is a risk, on both pages, and leads to its survey', async () => {
  const { token } = await makeCompany(testApp().deps);
  const questions = [{ text: 'What should change?', type: 'text', category: 'culture' }];
  const survey = await makeActiveSurvey(testApp(), token, { questions });
  for (const text of SLOW_TOOLS.slice(0, 4)) await submitAnswers(testApp(), survey, [text]);
  expect((await companyOf(token)).riskIndicators).toEqual([]);
  await submitAnswers(testApp(), survey, [SLOW_TOOLS[4]]);
  const risk = {
    rule: 'negativeTheme',
    severity: 'high',
    message: 'Of 5 comments read on "Tools", 5 are negative',
    evidence: { surveyId: survey.id, threshold: 75 },
  };
  expect((await companyOf(token)).riskIndicators).toMatchObject([risk]);
  expect((await executiveOf(token)).topRisks).toMatchObject([risk]);
  // A survey that was over before the period began says nothing of it.
  await readRows(
    testApp().owner,
    `update surveys set status = 'closed', launched_at = $2, closed_at = $3 where id = $1`,
    [survey.id, daysAgo(60), daysAgo(50)],
  );
  expect((await companyOf(token, '7d')).riskIndicators).toEqual([]);
  expect((await companyOf(token, '90d')).riskIndicators).toMatchObject([risk]);
});

test('the executive page waits for no language model', async () => {
  const { deps } = testApp();
  const { actor, token } = await makeCompany(deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: [RATING] });
  for (let index = 0; index < 5; index += 1) await submitAnswers(testApp(), survey, ['4']);
  const { baseUrl, asked } = await startModelServer(modelSays({}));
  const thinking: Deps = { ...deps, ai: { provider: 'openai-compatible', model: 'm', apiKey: 'k', baseUrl } };
  try {
    await getExecutiveDashboard(thinking, actor);
    expect(asked).toHaveLength(0);
    await getCompanyAnalytics(thinking, actor, { timeframe: '30d' });
    expect(asked.length).toBeGreaterThan(0);
  } finally {
    await aiModule.stop?.(thinking);
    await stopModelServers();
  }
});

const SLOW_TOOLS = [
  'My laptop is painfully slow.',
  'The software crashes all the time.',
  'The old tools are terrible.',
  'The printers never work.',
  'Our CRM is outdated.',
];
