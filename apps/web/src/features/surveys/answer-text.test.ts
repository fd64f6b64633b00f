import { expect, it } from 'vitest';
import { OTHER_OPTION, type Question, type QuestionType } from '@vela/domain/surveys';
import { answerText } from './answer-text.ts';

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
