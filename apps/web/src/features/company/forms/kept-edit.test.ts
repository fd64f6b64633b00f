import { expect, test } from 'vitest';
import { parseKeptEdit, putOnTop } from './kept-edit.ts';

const TEMPLATE = { name: '', on: false, rows: [{ id: '', text: '' }] };
const form = (changes: object = {}) => ({ name: 'a', on: true, rows: [{ id: '1', text: 'x' }], ...changes });
const kept = (changes: object = {}) => ({ values: form(changes), base: { values: form(), revision: 2 } });

test('kept work comes back', () => {
  expect(parseKeptEdit(kept(), TEMPLATE)).toEqual(kept());
  expect(parseKeptEdit(kept({ rows: [] }), TEMPLATE)).not.toBeNull();
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
  expect(parseKeptEdit(value, TEMPLATE)).toBeNull();
});

test('my changes go on top of theirs; where both changed the same, mine count', () => {
  const base = { name: 'a', size: '1', zone: 'x' };
  const mine = { name: 'mine', size: '1', zone: 'mine' };
  const theirs = { name: 'a', size: '2', zone: 'theirs' };
  expect(putOnTop({ mine, base, theirs })).toEqual({ name: 'mine', size: '2', zone: 'mine' });
});
