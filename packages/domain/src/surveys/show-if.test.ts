import { describe, expect, it } from 'vitest';
import { aQuestion } from '../../test-support/a-question.ts';
import type { ShowIfOperator } from './question-types.ts';
import { isQuestionShown, shownQuestions } from './show-if.ts';

describe('isShown', () => {
  it.each<[ShowIfOperator, string, string | string[] | null | undefined, boolean]>([
    ['is', '4', '4', true],
    ['is', '4', '5', false],
    ['is', 'A', ['B', 'A'], true],
    ['is', 'A', [], false],
    ['is_not', '4', '5', true],
    ['is_not', '4', '4', false],
    ['is_not', 'A', ['B'], true],
    ['is_not', 'A', ['A', 'B'], false],
    ['is_not', '4', undefined, false],
    ['is_not', '4', null, false],
    ['is_not', '4', '', false],
    ['at_least', '4', '10', true],
    ['at_least', '4', '4', true],
    ['at_least', '4', '3', false],
    ['at_most', '10', '9', true],
    ['at_most', '2', '3', false],
    ['at_most', '2', undefined, false],
  ])('%s %j with the answer %j is %j', (operator, value, answer, shown) => {
    const question = aQuestion({ showIf: { questionId: 'a', operator, value } });
    expect(isQuestionShown(question, answer === undefined ? new Map() : new Map([['a', { answer }]]))).toBe(shown);
  });

  it('shows what has no condition, never what is hidden', () => {
    expect(isQuestionShown(aQuestion(), new Map())).toBe(true);
    expect(isQuestionShown(aQuestion({ hidden: true }), new Map())).toBe(false);
  });
});

describe('shownQuestions', () => {
  const questions = [
    aQuestion({ _id: 'a', type: 'yes_no' }),
    aQuestion({ _id: 'b', showIf: { questionId: 'a', operator: 'is', value: 'yes' } }),
    aQuestion({ _id: 'c', showIf: { questionId: 'b', operator: 'at_least', value: '1' } }),
  ];
  const shown = (a: string) =>
    shownQuestions(
      questions,
      new Map([
        ['a', { answer: a }],
        ['b', { answer: '3' }],
      ]),
    ).map(({ _id }) => _id);

  it('follows a chain of conditions', () => {
    expect(shown('yes')).toEqual(['a', 'b', 'c']);
  });

  it('hides what depends on a hidden question, whatever was answered there before', () => {
    expect(shown('no')).toEqual(['a']);
  });
});
