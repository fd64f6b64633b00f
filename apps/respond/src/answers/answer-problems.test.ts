import { OTHER_OPTION } from '@vela/domain/surveys';
import { describe, expect, test } from 'vitest';
import { aDraft, aQuestion } from '../../test-support/a-survey.ts';
import { MESSAGES } from '../messages/messages.ts';
import { textsIn } from '../messages/texts.ts';
import { problemsOfDrafts, problemText, questionIdOfIssue } from './answer-problems.ts';
import type { Draft } from './drafts.ts';

const german = textsIn('de', MESSAGES.de);
const choice = aQuestion({ type: 'multiple_choice', options: ['a', 'b'], allowOther: true });

test.each<[string, Parameters<typeof aQuestion>[0], Partial<Draft>, string]>([
  ['a missing answer', {}, {}, 'Bitte beantworten Sie diese Frage.'],
  ['"Other" without words', choice, { values: [OTHER_OPTION] }, 'Bitte sagen Sie, was „Anderes“ bedeutet.'],
  [
    'a comment without an answer',
    { allowComment: true },
    { comment: 'x' },
    'Bitte beantworten Sie die kommentierte Frage oder entfernen Sie den Kommentar.',
  ],
  [
    'a text that is too long',
    { type: 'text' },
    { values: ['x'.repeat(5_001)] },
    'Bitte verwenden Sie höchstens 5.000 Zeichen.',
  ],
  ['anything else', {}, { values: ['77'] }, 'Bitte prüfen Sie diese Antwort.'],
])('%s is said in the language of the page', (_name, question, draft, text) => {
  const drafts = { q1: aDraft(draft) };
  const [problem] = problemsOfDrafts([aQuestion(question)], drafts);
  expect(problem && problemText(problem, drafts, german)).toBe(text);
});

test('answers that may be sent have no problems', () => {
  expect(
    problemsOfDrafts([aQuestion({ required: false }), aQuestion({ _id: 'q2' })], { q2: aDraft({ values: ['5'] }) }),
  ).toEqual([]);
});

describe('a refusal of the server', () => {
  const sent = [{ questionId: 'q1' }, { questionId: 'q2' }];
  test.each([
    ['answers.q2.answer', 'q2'],
    ['answers.0.comment', 'q1'],
    ['answers.7.comment', null],
    ['version', null],
  ])('at %s belongs to %s', (path, questionId) => {
    expect(questionIdOfIssue(path, sent)).toBe(questionId);
  });
});
