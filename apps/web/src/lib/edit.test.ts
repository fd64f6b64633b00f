import { describe, expect, it, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isEditConflict, plainEditRules } from './edit.ts';

describe('plain forms', () => {
  const rules = plainEditRules({ name: '', on: false, rows: [{ id: '', text: '' }] });
  const form = (changes: object = {}) => ({ name: 'a', on: true, rows: [{ id: '1', text: 'x' }], ...changes });
  const kept = (changes: object = {}) => ({ values: form(changes), base: { values: form(), revision: 2 } });
  const parse = (value: unknown) => rules.parseKept(value, { values: form(), revision: 3 });

  test('kept work comes back', () => {
    expect(parse(kept())).toEqual(kept());
    expect(parse(kept({ rows: [] }))).not.toBeNull();
  });

  test.each([
    null,
    'text',
    {},
    kept({ name: 5 }),
    kept({ rows: [{ id: '1' }] }),
    kept({ rows: 'none' }),
    { ...kept(), base: null },
    { ...kept(), base: { values: form() } },
  ])('what does not fit the form is no work: %j', (value) => {
    expect(parse(value)).toBeNull();
  });
});

test('my changes go on top of theirs; where both changed the same, mine count', () => {
  const { merge } = plainEditRules({ name: '', size: '', zone: '' });
  const base = { name: 'a', size: '1', zone: 'x' };
  const mine = { name: 'mine', size: '1', zone: 'mine' };
  const theirs = { name: 'a', size: '2', zone: 'theirs' };
  expect(merge({ base, mine, theirs })).toEqual({ name: 'mine', size: '2', zone: 'mine' });
});

it.each([
  [new ApiError(409, { code: 'edit_conflict', message: 'x' }), true],
  [new ApiError(409, { code: 'conflict', message: 'x' }), false],
  [new Error('edit_conflict'), false],
])('knows a conflict by its code: %s', (error, expected) => {
  expect(isEditConflict(error)).toBe(expected);
});
