// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { CompanyAnalytics, ExecutiveDashboard } from '@vela/contract';
import type { Role } from '@vela/domain/accounts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import {
  companyAnalyticsFixture,
  executiveFixture,
} from '../features/analytics/test-support/company-analytics-fixture.ts';
import { figureFixture } from '../features/analytics/test-support/figure-fixture.ts';
import { answerCalls } from '../lib/test-support/answer-calls.ts';
import { renderSignedIn } from '../lib/test-support/render-signed-in.tsx';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { AnalyticsPage } from './analytics-page.tsx';

stubBrowser();

const company = (changes: Partial<CompanyAnalytics> = {}) => ({
  status: 200,
  body: { analytics: companyAnalyticsFixture(changes) },
});
const executive = (changes: Partial<ExecutiveDashboard> = {}) => ({
  status: 200,
  body: { executiveDashboard: executiveFixture(changes) },
});
const survey = {
  _id: 's',
  title: 'June pulse',
  type: 'monthly_pulse',
  status: 'closed',
  launchedAt: null,
  responseCount: 6,
  completionRate: 50,
} as const;

/** What the call for one survey answers, as far as this screen reads it. */
const surveyAnswer = (changes: object) => ({
  status: 200,
  body: {
    analytics: {
      totalResponses: 6,
      completionRate: 50,
      averageCompletionTime: 150,
      figures: { responseRate: figureFixture({ value: 50, base: 12, people: 6 }) },
      release: { minGroup: 5, released: 6, waiting: 0 },
      questionAnalytics: [],
      ...changes,
    },
  },
});

function open(path = '/analytics', role: Role = 'admin') {
  const router = createMemoryRouter([{ path: '/analytics', element: <AnalyticsPage /> }], { initialEntries: [path] });
  const { container } = renderSignedIn(<RouterProvider router={router} />, { role });
  return { router, container };
}

const figureOf = (name: string, within_ = screen) =>
  within_.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

it('shows a spinner, then zeros and the specified words while there is nothing', async () => {
  answerCalls({ 'GET /api/analytics/company': company(), 'GET /api/analytics/executive': executive() });
  const { container } = open();
  expect(screen.getByRole('status').textContent).toContain('Loading analytics');
  await screen.findByText('No response data available');
  for (const text of [
    'No survey data available',
    'No insights available yet',
    'Select a survey to view detailed analytics',
    'No answers yet in the last 90 days.',
  ]) {
    screen.getByText(text);
  }
  expect(
    ['Total Employees', 'Response Rate', 'Active Surveys', 'Total Responses'].map((name) => figureOf(name)),
  ).toEqual(['0', '0%', '0', '0']);
  expect(screen.queryByText('Risk Indicators')).toBeNull();
  expect(container.textContent).not.toMatch(/NaN|undefined|null/);
});

it('keeps the period in the address and asks the server for it', async () => {
  const asked: string[] = [];
  answerCalls({ 'GET /api/analytics/company': company(), 'GET /api/analytics/executive': executive() });
  const answer = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    asked.push(String(url));
    return answer(url, init);
  };
  const { router } = open('/analytics?timeframe=90d');
  await screen.findByText('No response data available');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Last 90 days' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Last 7 days' }));
  await screen.findByText('No response data available');
  expect(router.state.location.search).toBe('?timeframe=7d');
  expect(asked.filter((url) => url.includes('company'))).toEqual([
    '/api/analytics/company?timeframe=90d',
    '/api/analytics/company?timeframe=7d',
  ]);
});

it('shows the risks by severity, the types in plain words and at most five insights of a kind', async () => {
  const six = ['1', '2', '3', '4', '5', '6'].map((digit) => `Theme ${digit}`);
  answerCalls({
    'GET /api/analytics/company': company({
      riskIndicators: [
        {
          rule: 'lowScore',
          severity: 'high',
          message: 'Workload scores 41 of 100',
          recommendation: 'Talk about it.',
          evidence: {
            surveyId: null,
            category: 'workload',
            departmentId: null,
            figure: null,
            threshold: 50,
            change: null,
          },
        },
      ],
      distribution: { surveyTypes: { monthly_pulse: 3, onboarding_1week: 1 } },
      aiInsights: {
        ...companyAnalyticsFixture().aiInsights,
        keyThemes: six,
        recommendations: six,
        blindSpots: ['No question asked about growth'],
        commentSample: { read: 500, written: 12_340 },
      },
    }),
    'GET /api/analytics/executive': executive(),
  });
  open();
  const risk = within(await screen.findByRole('list', { name: 'Risk Indicators' })).getByRole('listitem');
  expect([risk.dataset.tone, risk.textContent]).toEqual([
    'red',
    'HighWorkload scores 41 of 100Talk about it. See categories',
  ]);
  await screen.findByText('Monthly Pulse');
  screen.getByText('Onboarding 1week');
  screen.getByText('3', { selector: 'span' });
  expect(screen.getAllByText('Theme 5')).toHaveLength(2);
  expect(screen.queryByText('Theme 6')).toBeNull();
  screen.getByText('No area of concern.');
  screen.getByRole('heading', { name: 'Blind spots' });
  screen.getByText('No question asked about growth');
  screen.getByText(/Written by Vela's embedded engine .*Themes from 500 of 12,340 comments, chosen at random/);
});

it('calls a change within the noise no clear change, and opens what a figure stands on', async () => {
  const change = { value: 2.1, low: -1, high: 5.2, isNoise: true };
  answerCalls({
    'GET /api/analytics/company': company({ score: { figure: figureFixture(), change } }),
    'GET /api/analytics/executive': executive(),
  });
  open();
  const group = await screen.findByRole('group', { name: 'Change of Score against the 30 days before' });
  expect(group.textContent).toContain('no clear change');
  fireEvent.click(screen.getByRole('button', { name: 'Score: 71. How is this computed?' }));
  await screen.findByText('84 answers in 42 responses');
});

it('fetches a survey once it is chosen, and shows its figures', async () => {
  const rating = {
    questionId: 'q1',
    questionText: 'How was your week?',
    questionType: 'rating',
    responseCount: 6,
    skippedCount: 0,
    notApplicableCount: 0,
    analytics: { average: 3.85, yesPercentage: null },
    figures: { yesPercentage: figureFixture({ value: null }) },
  };
  const yesNo = {
    ...rating,
    questionId: 'q2',
    questionText: 'Would you stay?',
    questionType: 'yes_no',
    analytics: { average: null, yesPercentage: 66.5 },
    figures: { yesPercentage: figureFixture({ value: 66.5 }) },
  };
  const calls = answerCalls({
    'GET /api/analytics/company': company({ surveys: [survey] }),
    'GET /api/analytics/executive': executive(),
    'GET /api/analytics/survey/s': surveyAnswer({ questionAnalytics: [rating, yesNo] }),
  });
  const { router } = open();
  const picker = await screen.findByPlaceholderText('Select a survey');
  expect(calls.some(({ path }) => path.includes('/survey/'))).toBe(false);
  fireEvent.click(picker);
  fireEvent.click(await screen.findByRole('option', { name: 'June pulse (Closed)' }));
  const rows = within(await screen.findByRole('list', { name: 'Questions' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'How was your week?Rating · 6 responsesAverage3.9',
    'Would you stay?Yes / No · 6 responsesYes67%',
  ]);
  const panel = within(screen.getByRole('region', { name: 'Individual Survey Analytics' }));
  expect(panel.getByText('Avg. Time').parentElement?.textContent).toContain('3 min');
  expect(router.state.location.search).toBe('?survey=s');
  const link = screen.getByRole('link', { name: 'Open the full analytics of this survey' });
  expect(link.getAttribute('href')).toBe('/analytics/survey/s');
});

it('says why a survey has no figures yet', async () => {
  answerCalls({
    'GET /api/analytics/company': company({ surveys: [survey] }),
    'GET /api/analytics/executive': executive(),
    'GET /api/analytics/survey/s': surveyAnswer({
      totalResponses: 3,
      averageCompletionTime: 0,
      release: { minGroup: 5, released: 0, waiting: 3 },
    }),
  });
  open('/analytics?survey=s');
  await screen.findByText('No analytics data available for this survey');
  screen.getByText(/3 responses are in. Figures appear once at least 5/);
});

it('calls nothing 0 of a survey that nobody has opened', async () => {
  answerCalls({
    'GET /api/analytics/company': company({ surveys: [survey] }),
    'GET /api/analytics/executive': executive(),
    'GET /api/analytics/survey/s': surveyAnswer({
      totalResponses: 0,
      completionRate: 0,
      averageCompletionTime: 0,
      figures: { responseRate: figureFixture({ value: null, base: 0, people: 0 }) },
      release: { minGroup: 5, released: 0, waiting: 0 },
    }),
  });
  open('/analytics?survey=s');
  await screen.findByText('No analytics data available for this survey');
  const panel = within(screen.getByRole('region', { name: 'Individual Survey Analytics' }));
  expect(panel.getByText('Completion Rate').parentElement?.textContent).toContain('No answers yet');
  expect(panel.getByText('Avg. Time').parentElement?.textContent).toContain('No answers yet');
});

it('shows a manager the own surveys, says so, and does not ask for the executive dashboard', async () => {
  const calls = answerCalls({ 'GET /api/analytics/company': company() });
  open('/analytics', 'manager');
  await screen.findByText('No response data available');
  screen.getByText(/You see the surveys that you made/);
  expect(screen.queryByText('Executive Dashboard')).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/api/analytics/company']);
});

it('lets one part fail without the other, and tries it again', async () => {
  let isBroken = true;
  answerCalls({
    'GET /api/analytics/company': company(),
    'GET /api/analytics/executive': () =>
      isBroken ? { status: 403, body: { code: 'forbidden', message: 'Not now' } } : executive(),
  });
  open();
  await screen.findByText('Not now');
  screen.getByText('No response data available');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No answers yet in the last 90 days.');
});
