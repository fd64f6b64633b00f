// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../../../lib/test-support/answer-calls.ts';
import { stubBrowser } from '../../../lib/test-support/stub-browser.ts';
import { renderScreen } from '../test-support/render-screen.tsx';
import { surveyFixture } from '../test-support/survey-fixture.ts';
import { ResponsesTab } from './responses-tab.tsx';

stubBrowser();

it('shows the first responses and more of them when asked', async () => {
  const responses = Array.from({ length: 45 }, (_, at) => ({
    _id: `r${at}`,
    isAnonymous: true,
    createdAt: '2026-02-01T00:00:00.000Z',
    answers: [],
  }));
  const release = { minGroup: 5, released: 45, withheld: 0 };
  answerCalls({
    'GET /api/surveys/s/responses': { status: 200, body: { totalResponses: 45, responses, comments: [], release } },
  });
  renderScreen('/here', '/here', <ResponsesTab survey={surveyFixture({ _id: 's', status: 'closed' })} />);
  const shown = async () =>
    within(await screen.findByRole('list', { name: 'Responses' })).getAllByText('Anonymous response').length;
  const showMore = () => fireEvent.click(screen.getByRole('button', { name: 'Show more responses' }));
  expect(await shown()).toBe(20);
  showMore();
  showMore();
  expect(await shown()).toBe(45);
  expect(screen.queryByRole('button', { name: 'Show more responses' })).toBeNull();
});
