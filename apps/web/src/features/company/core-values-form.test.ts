import { expect, test } from 'vitest';
import { coreValuesOf, formFromCoreValues, moveRow, newRow, problemsOfCoreValues } from './core-values-form.ts';

const row = (id: string, changes: object = {}) => ({ ...newRow(id), value: id, ...changes });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

test('a new row has importance 5', () => {
  expect(newRow('a')).toEqual({ id: 'a', value: '', description: '', importance: '5' });
});

test('rows without a value are dropped, the others keep their order', () => {
  const rows = [row('b', { description: ' why ' }), row('x', { value: '  ', description: 'left' }), row('a')];
  expect(coreValuesOf({ rows })).toEqual([
    { value: 'b', description: 'why', importance: 5 },
    { value: 'a', description: '', importance: 5 },
  ]);
});

test('what is saved comes back as it is', () => {
  const values = [{ value: 'Care', description: 'For each other', importance: 10 }];
  expect(coreValuesOf(formFromCoreValues(values))).toEqual(values);
});

test.each([
  ['1', true],
  ['10', true],
  ['0', false],
  ['11', false],
  ['4.5', false],
  ['', false],
])('importance %j: fine is %s', (importance, isFine) => {
  expect(problemsOfCoreValues({ rows: [row('a', { importance })] }).length === 0).toBe(isFine);
});

test('a row that will be dropped has no problem', () => {
  expect(problemsOfCoreValues({ rows: [row('a', { value: '', importance: '99' })] })).toEqual([]);
});

test('a row moves up, down and not out of the list', () => {
  const rows = ['a', 'b', 'c'].map((id) => row(id));
  expect(idsOf(moveRow(rows, 2, 0))).toBe('cab');
  expect(idsOf(moveRow(rows, 0, 1))).toBe('bac');
  expect(idsOf(moveRow(rows, 5, 0))).toBe('abc');
});
