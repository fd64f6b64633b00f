// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { OTHER_OPTION, type Question, type QuestionType } from '@vela/domain/surveys';
import { expect, it } from 'vitest';
import { answerCalls } from '../../../lib/test-support/answer-calls.ts';
import { stubBrowser } from '../../../lib/test-support/stub-browser.ts';
import { renderScreen } from '../test-support/render-screen.tsx';
import { surveyFixture } from '../test-support/survey-fixture.ts';
import { answerText, ResponsesTab } from './responses-tab.tsx';

stubBrowser();

it('shows the first responses and more of them when asked', async () => {
  const responses = Array.from({ length: 45 }, (_, at) => ({
    _id: `r${at}`,
    isAnonymous: true,
    createdAt: '2026-02-01T00:00:00.000Z',
    answers: [],
  }));
  const release = { minGroup: 5, released: 45, waiting: 0 };
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

const question = (type: QuestionType): Question => ({
  _id: 'a',
  text: 'How is it?',
  type,
  options: [],
  required: true,
  category: 'culture',
  aiGenerated: false,
});

it.each([
  ['rating', '4', '4 of 5'],
  ['enps', '9', '9 of 10'],
  ['scale', '4', 'Agree'],
  ['yes_no', 'no', 'No'],
  ['text', 'Fine', 'Fine'],
  ['multiple_choice', ['Red', 'Blue'], 'Red, Blue'],
] as const)('%s %j reads %j', (type, answer, expected) => {
  const given = typeof answer === 'string' ? answer : [...answer];
  expect(answerText(question(type), { questionId: 'a', answer: given })).toBe(expected);
});

it('spells out "Other", not applicable and answers to questions that are gone', () => {
  const other = { questionId: 'a', answer: OTHER_OPTION, other: 'Green' };
  expect(answerText(question('multiple_choice'), other)).toBe('Other: Green');
  expect(answerText(question('rating'), { questionId: 'a', answer: '', notApplicable: true })).toBe('Not applicable');
  expect(answerText(undefined, { questionId: 'a', answer: '3' })).toBe('3');
});
