// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../features/surveys/test-support/render-screen.tsx';
import { surveyFixture } from '../features/surveys/test-support/survey-fixture.ts';
import { answerCalls } from '../lib/test-support/answer-calls.ts';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { SurveysPage } from './surveys-page.tsx';

stubBrowser();

const open = (path = '/surveys') => renderScreen(path, '/surveys', <SurveysPage />);
const list = (surveys: unknown[], nextCursor: string | null = null) => ({ status: 200, body: { surveys, nextCursor } });
const draft = surveyFixture({ _id: 'd', title: 'Draft one' });
const active = surveyFixture({ _id: 'a', title: 'Open one', status: 'active', type: 'custom' });
const closed = surveyFixture({ _id: 'c', title: 'Old one', status: 'closed' });

it('invites to the first survey while there is none', async () => {
  answerCalls({ 'GET /api/surveys': list([]) });
  open();
  await screen.findByText('No surveys found');
  expect(screen.getByText('Get started by creating your first survey')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create Your First Survey' }).getAttribute('href')).toBe('/surveys/create');
});

it('offers Launch for drafts and Close for active surveys only', async () => {
  answerCalls({ 'GET /api/surveys': list([draft, active, closed]) });
  open();
  await screen.findByText('Draft one');
  const actions = (title: string) =>
    within(screen.getByRole('article', { name: title }))
      .queryAllByRole('button')
      .map((button) => button.textContent);
  expect([actions('Draft one'), actions('Open one'), actions('Old one')]).toEqual([['Launch'], ['Close'], []]);
});

it('searches title and type and keeps the filter in the address', async () => {
  answerCalls({ 'GET /api/surveys': list([draft, active, closed]) });
  const router = open('/surveys?status=active');
  await screen.findByText('Open one');
  expect(screen.queryByText('Draft one')).toBeNull();
  fireEvent.change(screen.getByPlaceholderText('Search surveys...'), { target: { value: 'custom sur' } });
  expect(screen.getByText('Open one')).toBeTruthy();
  expect(router.state.location.search).toBe('?status=active&q=custom+sur');
  fireEvent.change(screen.getByPlaceholderText('Search surveys...'), { target: { value: 'nothing like it' } });
  expect(screen.getByText('Try adjusting your search or filters')).toBeTruthy();
});

it('asks the server where the list is longer than what was loaded', async () => {
  const calls = answerCalls({ 'GET /api/surveys': list([draft, active], 'more') });
  open('/surveys?status=active');
  await screen.findByText('Open one');
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  expect(calls.length).toBe(2);
});

it('launches after asking, says what the server refused, and shows what somebody else did meanwhile', async () => {
  let isLaunched = false;
  answerCalls({
    'GET /api/surveys': () => list([isLaunched ? { ...draft, status: 'active' } : { ...draft, minGroup: 8 }]),
    'GET /api/surveys/audience': { status: 200, body: { count: 48, minGroup: 5 } },
    'POST /api/surveys/d/launch': () => {
      isLaunched = true;
      return { status: 409, body: { code: 'invalid_transition', message: 'It is active already' } };
    },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Launch Draft one' }));
  await screen.findByText(/48 people now/);
  expect(screen.getByText(/until at least 8 people have answered/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Launch' }));
  await screen.findByText('Failed to launch survey');
  expect(screen.getByText('It is active already')).toBeTruthy();
  await screen.findByRole('button', { name: 'Close Draft one' });
});

it('closes after asking', async () => {
  const calls = answerCalls({
    'GET /api/surveys': list([active]),
    'POST /api/surveys/a/close': { status: 200, body: { survey: { ...active, status: 'closed' } } },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Close Open one' }));
  await screen.findByText('Close this survey?');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('Survey closed successfully!');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('offers to try again when the list cannot be loaded', async () => {
  answerCalls({ 'GET /api/surveys': { status: 403, body: { code: 'forbidden', message: 'Ask an admin' } } });
  open();
  await screen.findByText('Ask an admin');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
