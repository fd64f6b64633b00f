import { expect, it } from 'vitest';
import type { Question } from '@vela/domain/surveys';
import { freshQuestionIds } from './fresh-question-ids.ts';

it('renames questions and the conditions that point to them', () => {
  const base = { type: 'yes_no' as const, options: [], required: true, category: 'growth' as const, aiGenerated: true };
  const questions: Question[] = [
    { ...base, _id: 'a', text: 'Do you have a mentor?' },
    { ...base, _id: 'b', text: 'Would you like one?', showIf: { questionId: 'a', operator: 'is', value: 'no' } },
  ];
  let count = 0;
  const fresh = freshQuestionIds(questions, () => `new-${(count += 1)}`);
  expect(fresh.map(({ _id }) => _id)).toEqual(['new-1', 'new-2']);
  expect(fresh[1]?.showIf?.questionId).toBe('new-1');
});
