import { expect, test } from 'vitest';
import { numberKeyValue } from './survey-screen.tsx';

const FIVE = { min: 1, max: 5 };
const TEN = { min: 1, max: 10 };
const FROM_ZERO = { min: 0, max: 10 };

test.each([
  ['3', null, FIVE, '3'],
  ['6', null, FIVE, null],
  ['0', null, FIVE, null],
  ['0', null, TEN, '10'],
  ['1', null, TEN, '1'],
  ['0', null, FROM_ZERO, '0'],
  ['0', '1', FROM_ZERO, '10'],
  ['0', '2', FROM_ZERO, '0'],
  ['a', null, TEN, null],
  ['F1', null, TEN, null],
] as const)('key %s after %s', (key, previous, range, value) => {
  expect(numberKeyValue(key, previous, range)).toBe(value);
});
