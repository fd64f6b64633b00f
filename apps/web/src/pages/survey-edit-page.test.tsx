// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../features/surveys/test-support/render-screen.tsx';
import { answerCalls } from '../lib/test-support/answer-calls.ts';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { SurveyEditPage } from './survey-edit-page.tsx';

stubBrowser();

it('says that a survey is not there, as of another company, and leads back', async () => {
  answerCalls({ 'GET /api/surveys/s': { status: 404, body: { code: 'not_found', message: 'This does not exist' } } });
  renderScreen('/surveys/s/edit', '/surveys/:id/edit', <SurveyEditPage />);
  await screen.findByRole('heading', { name: 'Survey Not Found' });
  expect(screen.getByText("The survey you're looking for doesn't exist or has been deleted.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Surveys' }).getAttribute('href')).toBe('/surveys');
});
