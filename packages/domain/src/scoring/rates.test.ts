import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionRate, meanOf, medianOf, roundHalfUp } from './rates.ts';

describe('completionRate', () => {
  it.each([
    [0, 0, 0],
    [5, 0, 0],
    [0, 10, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 8, 12.5],
    [1, 16, 6.3],
    [10, 10, 100],
    [11, 10, 100],
    [999, 1000, 99.9],
  ])('%d of %d is %d', (submitted, base, rate) => {
    expect(completionRate(submitted, base)).toBe(rate);
  });

  it('stays between 0 and 100 with one decimal', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (submitted, base) => {
        const rate = completionRate(submitted, base);
        expect(rate).toBeGreaterThanOrEqual(0);
        expect(rate).toBeLessThanOrEqual(100);
        expect(Number(rate.toFixed(1))).toBe(rate);
      }),
    );
  });
});

describe('median and mean of a histogram', () => {
  it.each<[Record<string, number>, number | null]>([
    [{}, null],
    [{ '30': 0 }, null],
    [{ '30': 1 }, 30],
    [{ '30': 1, '60': 1 }, 45],
    [{ '9': 2, '10': 1, '100': 2 }, 10],
    [{ '9': 1, '10': 1, '100': 2 }, 55],
    [{ soon: 4, '': 3, '5': 1 }, 5],
  ])('median of %j is %j', (histogram, expected) => {
    expect(medianOf(histogram)).toBe(expected);
  });

  it('agree with the sorted list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 200 }), (seconds) => {
        const histogram: Record<string, number> = {};
        for (const second of seconds) histogram[second] = (histogram[second] ?? 0) + 1;
        const sorted = [...seconds].sort((a, b) => a - b);
        const half = sorted.length / 2;
        const middle = Number.isInteger(half) ? sorted.slice(half - 1, half + 1) : [sorted[Math.floor(half)] ?? 0];
        expect(medianOf(histogram)).toBe(middle.reduce((sum, x) => sum + x, 0) / middle.length);
        expect(meanOf(histogram)).toBeCloseTo(seconds.reduce((sum, x) => sum + x, 0) / seconds.length, 8);
      }),
    );
  });
});

describe('roundHalfUp', () => {
  it.each([
    [0.05, 1, 0.1],
    [1.005, 2, 1.01],
    [66.65, 1, 66.7],
    [2.5, 0, 3],
    [-0.5, 0, 0],
    [-12.5, 0, -12],
    [-0.04, 1, 0],
    [49.949, 1, 49.9],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundHalfUp(value, decimals)).toBe(expected);
  });
});
