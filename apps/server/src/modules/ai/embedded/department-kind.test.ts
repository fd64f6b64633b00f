import { expect, it } from 'vitest';
import { departmentKindOf } from './department-kind.ts';

it.each([
  ['Engineering', 'engineering'],
  ['IT', 'engineering'],
  ['Customer Success', 'support'],
  ['Sales EMEA', 'sales'],
  ['Marketing & Brand', 'marketing'],
  ['Product', 'product'],
  ['Production', 'operations'],
  ['People & Culture', 'people'],
  ['HR', 'people'],
  ['Finance', 'finance'],
  ['Operations', 'operations'],
  ['Kitchen', null],
  ['', null],
  [undefined, null],
])('%s is %s', (name, kind) => {
  expect(departmentKindOf(name)).toBe(kind);
});
