// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { analyticsFixture, questionFixture } from '../features/analytics/survey/test-support/analytics-fixture.ts';
import { renderScreen } from '../features/surveys/test-support/render-screen.tsx';
import { surveyFixture } from '../features/surveys/test-support/survey-fixture.ts';
import { answerCalls, type Answers } from '../lib/test-support/answer-calls.ts';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { SurveyDetailPage } from './survey-detail-page.tsx';

stubBrowser();

const survey = surveyFixture({ _id: 's', status: 'active', responseCount: 3, startedCount: 4 });
const analytics = (released: number) => ({
  status: 200,
  body: {
    analytics: analyticsFixture({
      totalResponses: 3,
      people: released,
      release: { minGroup: 5, released, waiting: 3 - released },
      questionAnalytics: [],
    }),
  },
});
const ANSWERS: Answers = {
  'GET /api/surveys/s': { status: 200, body: { survey } },
  'GET /api/analytics/survey/s': analytics(0),
  'GET /api/surveys/s/responses': {
    status: 200,
    body: { totalResponses: 3, responses: [], comments: [], release: { minGroup: 5, released: 0, waiting: 3 } },
  },
};
const open = (tab = '') => renderScreen(`/surveys/s${tab}`, '/surveys/:id', <SurveyDetailPage />);

it('says that a survey is gone and leads back', async () => {
  answerCalls({ 'GET /api/surveys/s': { status: 404, body: { code: 'not_found', message: 'This does not exist' } } });
  open();
  await screen.findByText('Survey Not Found');
  expect(screen.getByText("The survey you're looking for doesn't exist or has been deleted.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Surveys' }).getAttribute('href')).toBe('/surveys');
});

it('opens the tab of the address and writes the clicked one into it', async () => {
  answerCalls(ANSWERS);
  const router = open('?tab=analytics');
  await screen.findByText('Analytics coming soon');
  expect(screen.getByText(/2 more are needed/)).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Questions' }));
  expect(router.state.location.search).toBe('?tab=questions');
});

it('explains why the responses of an anonymous survey wait', async () => {
  answerCalls(ANSWERS);
  open('?tab=responses');
  await screen.findByText('Waiting for more responses');
  expect(screen.getByText(/3 responses are in/)).toBeTruthy();
});

it('says when rows appear of a survey whose figures are released group by group', async () => {
  const settings = { ...survey.settings, access: 'invited_only' as const };
  answerCalls({
    ...ANSWERS,
    'GET /api/surveys/s': { status: 200, body: { survey: { ...survey, settings } } },
    'GET /api/surveys/s/responses': {
      status: 200,
      body: { totalResponses: 9, responses: [], comments: [], release: { minGroup: 5, released: 6, waiting: 3 } },
    },
  });
  open('?tab=responses');
  await screen.findByText('Responses appear when the survey closes');
});

it('shows how a question was answered below it, with what is not in it beside', async () => {
  const result = questionFixture({ questionId: survey.questions[0]?._id ?? '' });
  answerCalls({
    ...ANSWERS,
    'GET /api/analytics/survey/s': {
      status: 200,
      body: { analytics: analyticsFixture({ questionAnalytics: [result] }) },
    },
  });
  open('?tab=questions');
  const bars = await screen.findByRole('list', { name: `Answers to ${result.questionText}` });
  expect(bars.textContent).toContain('47% (17 of 36)');
  expect(screen.getByText('3 skipped it, 1 not applicable')).toBeTruthy();
});

it('shows the link where the clipboard is out of reach', async () => {
  answerCalls(ANSWERS);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link of the survey' });
  expect(link.value).toBe(`${window.location.origin}/survey/s`);
  expect(screen.getByRole('img', { name: "QR code of the survey's link" })).toBeTruthy();
  expect(screen.queryByText('Survey link copied to clipboard!')).toBeNull();
});

it('deletes only after the question, and counts a survey that is gone already as deleted', async () => {
  const calls = answerCalls({
    ...ANSWERS,
    'DELETE /api/surveys/s': { status: 404, body: { code: 'not_found', message: 'This does not exist' } },
    'GET /api/surveys': { status: 200, body: { surveys: [], nextCursor: null } },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Are you sure you want to delete this survey? This action cannot be undone.');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
  await screen.findByText('Survey deleted successfully!');
});
