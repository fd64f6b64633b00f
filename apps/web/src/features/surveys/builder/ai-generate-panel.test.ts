import type { Question } from '@vela/domain/surveys';
import { expect, it, test } from 'vitest';
import { drawsOn, freshQuestionIds } from './ai-generate-panel.tsx';

test.each([
  [[], [], ''],
  [['Care'], [], 'Draws on: core value “Care”.'],
  [['Care', 'Craft'], ['Leave'], 'Draws on: core values “Care”, “Craft”; handbook section “Leave”.'],
  [[], ['Leave'], 'Draws on: handbook section “Leave”.'],
])('a draft that names %j and %j says so', (coreValues, handbookTopics, line) => {
  expect(drawsOn({ coreValues, handbookTopics })).toBe(line);
});

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
