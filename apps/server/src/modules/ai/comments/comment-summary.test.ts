import type { Question } from '@vela/domain/surveys';
import { expect, it } from 'vitest';
import { peopleWriting } from './comment-summary.ts';

const question = (_id: string, fields: Partial<Question> = {}): Question => ({
  _id,
  text: 'Why?',
  type: 'text',
  options: [],
  required: false,
  category: 'culture',
  aiGenerated: false,
  ...fields,
});
const on = (questionId: string, count: number, surveyId = 's1') =>
  Array.from({ length: count }, () => ({ surveyId, questionId }));

it('counts one person once who may have written on several questions and in several surveys', () => {
  const questions = [question('q1'), question('q2')];
  expect(peopleWriting([...on('q1', 4), ...on('q2', 5), ...on('q1', 4, 's2')], questions)).toBe(5);
  expect(peopleWriting([], questions)).toBe(0);
});

it('takes half of the texts where a question takes two of each', () => {
  const choice = question('q1', { type: 'multiple_choice', allowComment: true, allowOther: true });
  expect(peopleWriting(on('q1', 9), [choice])).toBe(5);
  expect(peopleWriting(on('q1', 9), [])).toBe(5);
});
