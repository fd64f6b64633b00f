import { describe, expect, it } from 'vitest';
import { median, percentile } from './timed-calls.ts';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('takes the value at rank %f of a hundred', (share, expected) => {
    expect(percentile(hundred, share)).toBe(expected);
  });

  it('takes the middle of an odd number of values', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('refuses to speak about nothing', () => {
    expect(() => percentile([], 0.5)).toThrow('nothing');
  });
});
