import { describe, expect, it } from 'vitest';
import { problemsOfQuestions, QUESTION_TYPES, type Question, type QuestionType } from '@vela/domain/surveys';
import { conditionTargets, conditionText, conditionValues, firstCondition } from './condition-choices.ts';

const question = (id: string, type: QuestionType, changes: Partial<Question> = {}): Question => ({
  _id: id,
  text: `Question ${id}`,
  type,
  options: type === 'multiple_choice' ? ['Red', 'Blue'] : [],
  required: true,
  category: 'culture',
  aiGenerated: false,
  ...changes,
});

describe('conditions', () => {
  it.each(QUESTION_TYPES.filter((type) => type !== 'text'))('start valid on a %s question', (type) => {
    const target = question('a', type);
    const questions = [target, question('b', 'text', { showIf: firstCondition(target) })];
    expect(problemsOfQuestions(questions)).toEqual([]);
  });

  it('look back only, never at texts or hidden questions', () => {
    const questions = [
      question('a', 'rating'),
      question('b', 'text'),
      question('c', 'rating', { hidden: true }),
      question('d', 'rating'),
      question('e', 'rating'),
    ];
    expect(conditionTargets(questions, 'd').map(({ _id }) => _id)).toEqual(['a']);
  });

  it('offer "Other" where it can be chosen', () => {
    const labels = (one: Question) => conditionValues(one).map(({ label }) => label);
    expect(labels(question('a', 'multiple_choice', { allowOther: true }))).toEqual(['Red', 'Blue', 'Other']);
  });

  it('read as a sentence', () => {
    const questions = [question('a', 'rating'), question('b', 'text')];
    const text = conditionText({ questionId: 'a', operator: 'at_most', value: '3' }, questions);
    expect(text).toBe('Asked only if question 1 is at most 3');
  });
});
