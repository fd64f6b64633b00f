// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { CreateSurveyBody, Survey } from '@vela/contract';
import { renderScreen } from '../features/surveys/test-support/render-screen.tsx';
import { surveyFixture } from '../features/surveys/test-support/survey-fixture.ts';
import { answerCalls, type SentCall } from '../lib/test-support/answer-calls.ts';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { SurveyCreatePage } from './survey-create-page.tsx';

stubBrowser();

/** The saved survey as the server answers it: what was sent, with the server's own fields. */
const saved = ({ body }: SentCall): { status: number; body: { survey: Survey } } => {
  // Safe: only the create screen posts here.
  const sent = body as Survey & CreateSurveyBody;
  return { status: 201, body: { survey: surveyFixture(sent) } };
};
let calls: SentCall[];
beforeEach(() => {
  calls = answerCalls({
    'GET /api/surveys/audience': { status: 200, body: { count: 12, minGroup: 5 } },
    'POST /api/surveys': saved,
  });
});
const posts = () => calls.filter(({ method }) => method === 'POST');
const open = () => renderScreen('/surveys/create', '/surveys/create', <SurveyCreatePage />);
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');

function writeSurvey() {
  type(/Title/, 'June pulse');
  click('Add Question');
  type(/Question/, 'How was your week?');
  click('Done');
}

it('says what is missing, moves there and sends nothing', async () => {
  open();
  click('Save Draft');
  expect(screen.getByText('Title is required')).toBeTruthy();
  expect(screen.getByText('Please add at least one question')).toBeTruthy();
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Title/ }));
  });
  expect(posts()).toEqual([]);
});

it('adds a question only once all others are done', () => {
  open();
  click('Add Question');
  expect(isDisabled('Add Question')).toBe(true);
  expect(screen.getByText('Please complete all current questions before adding new ones')).toBeTruthy();
  click('Done');
  expect(screen.getByText('Please complete all required fields before marking as done')).toBeTruthy();
  expect(screen.getByText('Question text is required')).toBeTruthy();
  type(/Question/, 'How was your week?');
  click('Done');
  expect(screen.getByText('Question completed!')).toBeTruthy();
  expect(isDisabled('Add Question')).toBe(false);
});

it('makes one survey of a double click and shows it', async () => {
  const router = open();
  writeSurvey();
  click('Save Draft');
  click('Save Draft');
  await screen.findByText('survey screen');
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(router.state.location.pathname).toBe(`/surveys/${surveyFixture()._id}`);
  expect(screen.getByText('Survey created successfully!')).toBeTruthy();
});

it('retries a failed save under the same key and keeps what was typed', async () => {
  let failures = 1;
  calls = answerCalls({
    'GET /api/surveys/audience': { status: 200, body: { count: 12, minGroup: 5 } },
    'POST /api/surveys': (call) =>
      failures-- > 0 ? { status: 500, body: { code: 'unexpected', message: 'Please try again' } } : saved(call),
  });
  open();
  writeSurvey();
  click('Save Draft');
  await screen.findByText('Failed to create survey');
  click('Save Draft');
  await screen.findByText('survey screen');
  const keys = posts().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('puts the words of the server to the field that it names', async () => {
  calls = answerCalls({
    'GET /api/surveys/audience': { status: 200, body: { count: 12, minGroup: 5 } },
    'POST /api/surveys': {
      status: 422,
      body: { code: 'invalid', message: 'Please check', issues: [{ path: 'title', message: 'This title is taken' }] },
    },
  });
  open();
  writeSurvey();
  click('Save Draft');
  await screen.findByText('This title is taken');
  type(/Title/, 'Another title');
  expect(screen.queryByText('This title is taken')).toBeNull();
});

it('keeps unsaved work over leaving and gives it back, until it is discarded', async () => {
  const router = open();
  writeSurvey();
  void router.navigate('/surveys/1');
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('survey screen');
  void router.navigate('/surveys/create');
  await screen.findByText('Your unsaved changes are back');
  expect(screen.getByText('How was your week?')).toBeTruthy();
  click('Discard');
  expect(screen.queryByText('How was your week?')).toBeNull();
});

it('asks for a type before the AI is asked', () => {
  open();
  click('Generate with AI');
  expect(screen.getByText('Please select a survey type first')).toBeTruthy();
  expect(posts()).toEqual([]);
});

it('moves, copies and deletes questions, and brings a deleted one back', () => {
  open();
  for (const text of ['First', 'Second']) {
    click('Add Question');
    type(/Question/, text);
    click('Done');
  }
  const cards = () => screen.getAllByRole('listitem', { name: /^Question \d+$/ }).map(({ textContent }) => textContent);
  const inOrder = (...texts: string[]) => {
    expect(cards()).toEqual(texts.map((text) => expect.stringContaining(text)));
  };
  inOrder('First', 'Second');
  click('Move question 2 up');
  inOrder('Second', 'First');
  click('Duplicate question 1');
  inOrder('Second', 'Second', 'First');
  click('Delete question 3');
  inOrder('Second', 'Second');
  click('Undo');
  inOrder('Second', 'Second', 'First');
});
