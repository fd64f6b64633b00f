import { describe, expect, it } from 'vitest';
import {
  correlationInterval,
  meanDifferenceInterval,
  meanInterval,
  shareDifferenceInterval,
  shareInterval,
  studentQuantile,
} from './intervals.ts';

const SCORES = { low: 0, high: 100 };
const rounded = (interval: { low: number; high: number } | null, digits = 4) =>
  interval && [Number(interval.low.toFixed(digits)), Number(interval.high.toFixed(digits))];

describe('studentQuantile', () => {
  // From the printed tables; 2.5 and 4.5 by numeric integration.
  it.each([
    [1, 12.7062],
    [2, 4.30265],
    [3, 3.18245],
    [4, 2.77645],
    [9, 2.26216],
    [30, 2.04227],
    [120, 1.97993],
    [1e6, 1.95997],
    [2.5, 3.57465],
    [4.5, 2.65891],
  ])('with %d degrees of freedom is %d', (degrees, expected) => {
    expect(Math.abs(studentQuantile(degrees) - expected)).toBeLessThan(1e-4);
  });

  it('refuses what is no distribution', () => {
    expect(() => studentQuantile(0.5)).toThrow(RangeError);
  });
});

describe('meanInterval', () => {
  it.each([
    // 50, 75, 75, 100, 100: mean 80, s² 437.5, t(4) 2.77645 -> 80 ± 25.9713
    ['five people', { mean: 80, variance: 437.5, people: 5 }, [54.0287, 100]],
    ['a hundred people', { mean: 60, variance: 400, people: 100 }, [56.0316, 63.9684]],
    ['one person', { mean: 60, variance: 0, people: 1 }, null],
    ['people who all say the same', { mean: 75, variance: 0, people: 12 }, null],
  ])('of %s', (_name, sample, expected) => {
    expect(rounded(meanInterval(sample, SCORES))).toEqual(expected);
  });
});

describe('meanDifferenceInterval', () => {
  const both = { low: -100, high: 100 };
  it('is that of Welch', () => {
    // Standard error √(16 + 9) = 5, degrees of freedom 625 / (256/24 + 81/35) = 48.1, t 2.0105.
    const now = { mean: 70, variance: 400, people: 25 };
    const before = { mean: 60, variance: 324, people: 36 };
    expect(rounded(meanDifferenceInterval(now, before, both), 2)).toEqual([-0.05, 20.05]);
  });

  it('needs two people on either side, and a spread on one', () => {
    const some = { mean: 70, variance: 400, people: 25 };
    const same = { mean: 50, variance: 0, people: 25 };
    expect(meanDifferenceInterval(some, { ...some, people: 1 }, both)).toBeNull();
    expect(meanDifferenceInterval(same, same, both)).toBeNull();
    expect(rounded(meanDifferenceInterval(some, same, both), 2)).toEqual([11.74, 28.26]);
  });
});

describe('shares', () => {
  it.each([
    // Examples of Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I.
    [81, 263, [0.2553, 0.3662]],
    [15, 148, [0.0624, 0.1605]],
    [0, 20, [0, 0.1611]],
    [1, 29, [0.0061, 0.1718]],
    [5, 5, [0.5655, 1]],
  ])('%d of %d', (part, people, expected) => {
    expect(rounded(shareInterval({ share: part / people, people }))).toEqual(expected);
  });

  it.each([
    // Examples of Newcombe (1998), "Interval estimation for the difference between independent proportions", table II.
    [56, 70, 48, 80, [0.0524, 0.3339]],
    [9, 10, 3, 10, [0.1705, 0.809]],
    [10, 10, 0, 20, [0.6791, 1]],
    [0, 10, 0, 20, [-0.1611, 0.2775]],
  ])('%d of %d against %d of %d', (a, m, b, n, expected) => {
    const interval = shareDifferenceInterval({ share: a / m, people: m }, { share: b / n, people: n });
    expect(rounded(interval)).toEqual(expected);
  });

  it('have none without people', () => {
    expect(shareInterval({ share: 0, people: 0 })).toBeNull();
    expect(shareDifferenceInterval({ share: 0, people: 0 }, { share: 1, people: 9 })).toBeNull();
  });
});

describe('correlationInterval', () => {
  it.each([
    [0.5, 28, [0.156, 0.7358]],
    [0, 8, [-0.7047, 0.7047]],
    [0.9, 3, null],
  ])('%d over %d points', (correlation, points, expected) => {
    expect(rounded(correlationInterval(correlation, points))).toEqual(expected);
  });
});
