import type { CompanyAnalytics, ExecutiveDashboard, Insights, SurveyAnalytics, SurveyComments } from '@vela/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { DEMO_SIGN_IN, resetDemo } from './index.ts';

const testApp = useTestApp();

/** The demo company as its admin reads it on a day. */
async function openDemo(day: string) {
  const { deps, call, clock } = testApp();
  clock.set(day);
  await resetDemo(deps);
  const { token } = (await call('POST', '/api/auth/login', { body: DEMO_SIGN_IN })).json<{ token: string }>();
  const get = async <T>(path: string) => {
    const answer = await call('GET', path, { token });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<T>();
  };
  const company = async (timeframe: string) =>
    (await get<{ analytics: CompanyAnalytics }>(`/api/analytics/company?timeframe=${timeframe}`)).analytics;
  const survey = async (id: string | undefined, query = '') =>
    (await get<{ analytics: SurveyAnalytics }>(`/api/analytics/survey/${id}${query}`)).analytics;
  /** Newest first. */
  const pulses = (await company('90d')).surveys.filter(({ type }) => type === 'monthly_pulse');
  return { get, company, survey, pulses };
}

const named = <T extends { label: string }>(rows: readonly T[], label: string): T => {
  const found = rows.find((row) => row.label === label);
  if (found === undefined) throw new Error(`There is no ${label}`);
  return found;
};

describe.each(['2026-03-02T09:00:00Z', '2026-07-31T20:00:00Z', '2027-01-15T15:00:00Z'])('the story on %s', (day) => {
  let demo: Awaited<ReturnType<typeof openDemo>>;
  beforeAll(async () => {
    demo = await openDemo(day);
  });

  test('support falls, and is the lowest department of a heat map that shows all of them', async () => {
    const { company, survey, pulses } = demo;
    for (const timeframe of ['30d', '90d']) {
      const { departments, riskIndicators } = await company(timeframe);
      expect(departments).toHaveLength(6);
      expect(departments.filter(({ hidden }) => !hidden).length).toBeGreaterThanOrEqual(5);
      const [lowest] = departments
        .filter(({ hidden }) => !hidden)
        .sort((left, right) => (left.score.value ?? 0) - (right.score.value ?? 0));
      expect(lowest?.label).toBe('Customer Support');
      const risk = riskIndicators.find(({ rule }) => rule === 'departmentBehind');
      expect(risk?.message).toContain('Customer Support');
      expect(risk?.evidence.departmentId).toBe(lowest?.value);
    }
    const support = named((await company('90d')).departments, 'Customer Support').value;
    const [, now, , , before] = pulses;
    const compared = await survey(now?._id, `?department=${support}&compareWith=${before?._id}`);
    for (const category of ['workload', 'satisfaction']) {
      const found = compared.categories.find((one) => one.category === category);
      expect(found?.change).toMatchObject({ isNoise: false });
      expect(found?.change?.value).toBeLessThan(-15);
    }
  });

  test('participation dips and recovers, but engineering stays quiet', async () => {
    const { get, survey, pulses } = demo;
    const rates = pulses.map(({ completionRate }) => completionRate);
    const [, recent = 0, , , , low = 100, , before = 0] = rates;
    expect(low).toBeLessThan(55);
    expect(recent).toBeGreaterThan(75);
    expect(before).toBeGreaterThan(75);
    const { executiveDashboard } = await get<{ executiveDashboard: ExecutiveDashboard }>('/api/analytics/executive');
    expect(executiveDashboard.participation.change).toMatchObject({ isNoise: false });
    expect(executiveDashboard.participation.change?.value).toBeGreaterThan(5);
    const { department } = (await survey(pulses[1]?._id)).segments;
    expect(department.filter(({ hidden }) => hidden)).toEqual([]);
    expect(named(department, 'Engineering').participation.value).toBeLessThan(50);
    const { blindSpots } = (await get<{ insights: Insights }>('/api/company/insights')).insights;
    expect(blindSpots.join('\n')).toMatch(/Engineering is quiet: released answers from \d of 1\d invited/);
  });

  test('thanks are missed in comments more and more, although nobody asks about them', async () => {
    const { get, pulses } = demo;
    const { keyThemes, blindSpots } = (await get<{ insights: Insights }>('/api/company/insights')).insights;
    expect(keyThemes.join('\n')).toMatch(
      /Recognition: more often in comments, \d+% of them now and \d+% before\. .* are negative/,
    );
    expect(blindSpots.join('\n')).toMatch(/disagree: of the comments on recognition .* complain/);
    const comments = await get<{ comments: SurveyComments }>(`/api/analytics/survey/${pulses[1]?._id}/comments`);
    expect(JSON.stringify(comments)).toContain('"theme":"recognition"');
  });
});
