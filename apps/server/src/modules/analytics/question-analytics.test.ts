import type { Question } from '@vela/domain/surveys';
import { expect, test } from 'vitest';
import { answerDistribution } from './question-analytics.ts';

const question = (part: Partial<Question>): Question => ({
  _id: 'q',
  text: 'Q?',
  type: 'rating',
  options: [],
  required: true,
  category: 'engagement',
  aiGenerated: false,
  ...part,
});

test('a rating names every step, and its ends in words', () => {
  const rows = answerDistribution(question({ lowLabel: 'Never', highLabel: 'Always' }), { '4': 2, '5': 1 });
  expect(rows.map(({ label, count }) => [label, count])).toEqual([
    ['1 (Never)', 0],
    ['2', 0],
    ['3', 0],
    ['4', 2],
    ['5 (Always)', 1],
  ]);
});

test.each<[Partial<Question>, string[]]>([
  [{ type: 'scale' }, ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree']],
  [{ type: 'yes_no' }, ['Yes', 'No']],
  [{ type: 'multiple_choice', options: ['A', 'B'], allowOther: true }, ['A', 'B', 'Other']],
  [{ type: 'text' }, []],
])('%j names what can be chosen', (part, labels) => {
  expect(answerDistribution(question(part), {}).map(({ label }) => label)).toEqual(labels);
});

test('an option that was chosen before it was reworded keeps its place in the sum', () => {
  const rows = answerDistribution(question({ type: 'multiple_choice', options: ['A', 'B'] }), { A: 1, Bee: 2 });
  expect(rows.map(({ value, count }) => [value, count])).toEqual([
    ['A', 1],
    ['B', 0],
    ['Bee', 2],
  ]);
});
