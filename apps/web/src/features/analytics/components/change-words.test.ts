import { expect, it } from 'vitest';
import { createFormats } from '../../../lib/format.ts';
import { changeDirection, changeInterval, signedDecimal } from './change-words.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });

it.each([
  ['up', { value: 4, low: 1, high: 7, isNoise: false }],
  ['down', { value: -4, low: -7, high: -1, isNoise: false }],
  ['unclear', { value: 4, low: -1, high: 9, isNoise: true }],
  ['unclear', { value: -20, low: null, high: null, isNoise: true }],
  ['unclear', { value: 0, low: 0, high: 0, isNoise: false }],
])('calls a change %s', (direction, change) => {
  expect(changeDirection(change)).toBe(direction);
});

it.each([
  [3.24, '+3.2'],
  [3.25, '+3.3'],
  [-0.04, '0'],
  [0.04, '0'],
  [-2, '-2'],
])('writes %d as %s', (value, text) => {
  expect(signedDecimal(formats, value)).toBe(text);
});

it('writes no interval where none can be told', () => {
  expect(changeInterval(formats, { value: 2, low: -1, high: 5, isNoise: true })).toBe('-1 to +5');
  expect(changeInterval(formats, { value: 2, low: null, high: null, isNoise: true })).toBeNull();
});
