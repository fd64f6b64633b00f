// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  answerCalls,
  renderScreen,
  stubBrowser,
  type Answers,
} from '../features/surveys/test-support/render-screen.tsx';
import { surveyFixture } from '../features/surveys/test-support/survey-fixture.ts';
import { SurveyDetailPage } from './survey-detail-page.tsx';

stubBrowser();

const survey = surveyFixture({ _id: 's', status: 'active', responseCount: 3, startedCount: 4 });
const analytics = (released: number) => ({
  status: 200,
  body: {
    analytics: {
      totalResponses: 3,
      completionRate: 75,
      averageCompletionTime: 0,
      medianCompletionTime: null,
      score: null,
      enps: null,
      release: { minGroup: 5, released, withheld: 3 - released },
      categories: [],
      questionAnalytics: [],
      responseTrends: { '2026-06-05': 3 },
    },
  },
});
const ANSWERS: Answers = {
  'GET /api/surveys/s': { status: 200, body: { survey } },
  'GET /api/analytics/survey/s': analytics(0),
  'GET /api/surveys/s/responses': {
    status: 200,
    body: { totalResponses: 3, responses: [], comments: [], release: { minGroup: 5, released: 0, withheld: 3 } },
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

it('explains why the responses of an anonymous survey are not shown yet', async () => {
  answerCalls(ANSWERS);
  open('?tab=responses');
  await screen.findByText('Waiting for more responses');
  expect(screen.getByText(/3 responses are in/)).toBeTruthy();
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
