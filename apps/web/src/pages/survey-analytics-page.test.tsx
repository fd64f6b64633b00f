// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  analyticsFixture,
  commentsFixture,
  surveyFigureFixture,
  groupFixture,
  HIDDEN_FIGURE,
  questionFixture,
} from '../features/analytics/survey/test-support/analytics-fixture.ts';
import { renderScreen } from '../features/surveys/test-support/render-screen.tsx';
import { surveyFixture } from '../features/surveys/test-support/survey-fixture.ts';
import { answerCalls, type Answers } from '../lib/test-support/answer-calls.ts';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { SurveyAnalyticsPage } from './survey-analytics-page.tsx';

stubBrowser();

const DEPARTMENT = '7a0e4f6c-53c4-4c6e-8ad2-4d1d1f8a2b11';
const closed = surveyFixture({
  _id: 's',
  status: 'closed',
  launchedAt: '2026-06-05T08:00:00.000Z',
  closedAt: '2026-06-12T08:00:00.000Z',
  responseCount: 40,
  invitedCount: 50,
});
const filters = {
  ...analyticsFixture().filters,
  choices: {
    department: [{ value: DEPARTMENT, label: 'Engineering' }],
    tenure: [{ value: '1_to_3', label: '1 to 3 years' }],
    location: [],
    compareWith: [],
  },
};

const answers = (changes: Parameters<typeof analyticsFixture>[0] = {}, comments = commentsFixture()): Answers => ({
  'GET /api/surveys/s': { status: 200, body: { survey: closed } },
  'GET /api/analytics/survey/s': { status: 200, body: { analytics: analyticsFixture({ filters, ...changes }) } },
  'GET /api/analytics/survey/s/comments': { status: 200, body: comments },
});
const open = (query = '') =>
  renderScreen(`/analytics/survey/s${query}`, '/analytics/survey/:id', <SurveyAnalyticsPage />);

it('heads the page with what the survey is, and says how much is released', async () => {
  answerCalls(answers());
  open();
  await screen.findByRole('heading', { level: 1, name: closed.title });
  expect(screen.getByText(/Jun 5, 2026 to Jun 12, 2026 · 40 responses of 50 invited/)).toBeTruthy();
  expect(await screen.findByText('All 40 responses are released.')).toBeTruthy();
});

it('says of a survey with names that there is no smallest group, and why groups are not told apart', async () => {
  const settings = { ...closed.settings, anonymous: false, access: 'anyone_with_link' as const };
  answerCalls({
    ...answers({ segments: { department: [], tenure: [], location: [] } }),
    'GET /api/surveys/s': { status: 200, body: { survey: { ...closed, settings } } },
  });
  open();
  expect(await screen.findByText(/This survey is not anonymous: names go with the answers/)).toBeTruthy();
  expect(screen.getByText(/locations were not recorded with them/)).toBeTruthy();
  expect(screen.queryByText(/nothing is known of anybody/)).toBeNull();
});

it('marks the run that goes on, with how many of its answers the figures are from', async () => {
  const run = { launchedAt: '2026-06-05T08:00:00.000Z', isCurrent: false, enps: HIDDEN_FIGURE, change: null };
  const ended = { ...run, _id: 'a', title: 'First', closedAt: '2026-06-12T08:00:00.000Z' };
  const running = { ...run, _id: 's', title: 'Second', launchedAt: '2026-07-05T08:00:00.000Z', closedAt: null };
  const responseRate = { ...surveyFigureFixture(72), people: 35, base: 48 };
  answerCalls(
    answers({
      series: [
        { ...ended, responseRate, score: { ...surveyFigureFixture(72), people: 35 } },
        { ...running, responseRate, score: { ...surveyFigureFixture(72), people: 14 } },
      ],
    }),
  );
  open();
  const table = await screen.findByRole('region', { name: 'Runs, table' });
  expect(
    within(table)
      .getAllByText(/still running/)
      .map(({ textContent }) => textContent),
  ).toEqual(['still running, so far 14 of 35 responses']);
  fireEvent.click(screen.getByRole('button', { name: 'Show as table: Score by run' }));
  expect(screen.getByRole('row', { name: /Jul 5, 2026 \(still running, so far 14 of 35 responses\)/ })).toBeTruthy();
});

it('opens a number to its definition, its base and its interval', async () => {
  answerCalls(answers());
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Favourable: 75%. How is this computed?' }));
  const opened = await screen.findByRole('dialog');
  expect(opened.textContent).toContain('as a share of all answers that take sides');
  expect(opened.textContent).toContain('40 answers of 40 people');
  expect(opened.textContent).toContain('71.0 to 79.0');
});

it('keeps filters in the address and leaves no more of them than the reader may set', async () => {
  answerCalls(answers({ filters: { ...filters, mostFilters: 1, department: DEPARTMENT } }));
  const router = open(`?department=${DEPARTMENT}`);
  const department = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Department' });
  expect(department.value).toBe(DEPARTMENT);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time in the company' }).disabled).toBe(true);
  expect(screen.getByText(/With this filter, figures need the answers of at least 5 people/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});

it('says that a group is too small, and why, in place of its figures', async () => {
  const hiddenReason = 'Fewer than 10 people of this group are released.';
  answerCalls(
    answers({
      hidden: true,
      hiddenReason,
      people: 0,
      filters: { ...filters, department: DEPARTMENT, tenure: '1_to_3', threshold: 10 },
    }),
  );
  open(`?department=${DEPARTMENT}&tenure=1_to_3`);
  await screen.findByText('Hidden: too few people');
  expect(screen.getByText(hiddenReason)).toBeTruthy();
  expect(screen.queryByText('Scores by category')).toBeNull();
});

it('lets somebody go on whose link holds more filters than they may set', async () => {
  answerCalls({
    ...answers(),
    'GET /api/analytics/survey/s': { status: 422, body: { code: 'invalid', message: 'Please set one filter.' } },
  });
  const router = open(`?department=${DEPARTMENT}&tenure=1_to_3`);
  await screen.findByText('Please set one filter.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});

it('hatches hidden groups of the heat map and tells why', async () => {
  const hidden = groupFixture({
    value: 'x',
    label: 'Legal',
    hidden: true,
    hiddenReason: 'Fewer than 5 people of Legal are released.',
    score: HIDDEN_FIGURE,
    categories: [{ category: 'engagement', figure: HIDDEN_FIGURE }],
  });
  answerCalls(answers({ segments: { department: [groupFixture(), hidden], tenure: [], location: [] } }));
  open();
  const map = await screen.findByRole('table', { name: 'Scores by department and category' });
  const legal = within(map).getByRole('row', { name: /Legal/ });
  expect(within(legal).getAllByText(/^hidden/)).toHaveLength(2);
  expect(within(legal).queryByRole('button')).toBeNull();
  expect(screen.getByText('Fewer than 5 people of Legal are released.')).toBeTruthy();
});

it('shows nothing of a question that too few answered, and options of the past apart', async () => {
  const few = questionFixture({
    questionId: 'few',
    questionText: 'Only few answered this',
    figures: { score: HIDDEN_FIGURE, favourable: HIDDEN_FIGURE, enps: HIDDEN_FIGURE, yesPercentage: HIDDEN_FIGURE },
  });
  const choice = questionFixture({ questionId: 'choice', questionText: 'Where?', questionType: 'multiple_choice' });
  const distribution = [
    { value: 'Home', label: 'Home', count: 30, orphaned: false },
    { value: 'Attic', label: 'Attic', count: 6, orphaned: true },
  ];
  answerCalls(answers({ questionAnalytics: [few, { ...choice, analytics: { ...choice.analytics, distribution } }] }));
  open();
  expect(await screen.findByText('Hidden: fewer than 5 people answered this question.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Answers to Only few answered this' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Answers to Where?' }).textContent).not.toContain('Attic');
  const past = screen.getByRole('list', { name: 'Answers to Where? that are no longer offered' });
  expect(past.textContent).toContain('Attic17% (6 of 36)');
});

it('narrows comments down by theme, and shows markup as text', async () => {
  const comments = commentsFixture({
    commentCount: 30,
    commentSample: { read: 30, written: 512 },
    matchCount: 1,
    sentiments: { positive: 10, neutral: null, negative: 17 },
    themes: [
      {
        theme: 'workload',
        label: 'Workload',
        people: 12,
        comments: 14,
        sentiments: { positive: null, neutral: null, negative: 11 },
      },
    ],
    comments: [
      {
        text: '<img src=x onerror=alert(1)> **bold**',
        questionId: 'q',
        questionText: 'What else?',
        sentiment: 'negative',
        themes: ['workload'],
      },
    ],
  });
  const calls = answerCalls(answers({}, comments));
  const router = open();
  expect(await screen.findByText('<img src=x onerror=alert(1)> **bold**')).toBeTruthy();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  screen.getByText(/^Themes, tone and search are of 30 of 512 comments, chosen at random/);
  fireEvent.click(screen.getByRole('button', { name: 'Workload' }));
  expect(router.state.location.search).toBe('?theme=workload');
  expect(screen.getByRole('button', { name: 'Workload' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Neutral or mixed' })).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith('/comments'))).toBe(true);
});

it('shows no figure while nothing is released, and how many have answered', async () => {
  answerCalls(
    answers({
      totalResponses: 3,
      people: 0,
      release: { minGroup: 5, released: 0, waiting: 3 },
      questionAnalytics: [],
      categories: [],
      dropOff: { invited: null, started: 4, submitted: 3, questions: [] },
    }),
  );
  open();
  await screen.findByText('No answers are released yet');
  expect(screen.getByText(/3 responses are in/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Handed in: 75% \(3 of 4\)/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
});

it('calls a change that may be chance no clear change', async () => {
  const noise = { value: 1.2, low: -3.2, high: 5.4, isNoise: true };
  answerCalls(
    answers({
      comparison: {
        survey: { _id: 'p', title: 'May pulse', launchedAt: '2026-05-05T08:00:00.000Z' },
        score: noise,
        enps: null,
        favourable: null,
        responseRate: null,
      },
      figures: { ...analyticsFixture().figures, score: surveyFigureFixture(72.5) },
    }),
  );
  open();
  const panel = await screen.findByRole('region', { name: 'Compared with May pulse' });
  expect(within(panel).getByText('no clear change')).toBeTruthy();
  expect(panel.textContent).toContain('-3.2 to +5.4');
});

it('says that a survey has not been launched', async () => {
  answerCalls({
    'GET /api/surveys/s': { status: 200, body: { survey: surveyFixture({ _id: 's', status: 'draft' }) } },
  });
  open();
  await screen.findByText('This survey has not been launched yet');
});
