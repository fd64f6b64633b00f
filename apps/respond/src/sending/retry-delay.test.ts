import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

test('doubles up to a minute', () => {
  expect([0, 1, 2, 6, 50].map((attempt) => retryDelayMs(attempt, 0, () => 1))).toEqual([
    1_000, 2_000, 4_000, 60_000, 60_000,
  ]);
});

test('is spread, so that a company does not come back in one second', () => {
  expect(retryDelayMs(1, 0, () => 0)).toBe(1_000);
});

test('is never shorter than the server asked for, and never endless', () => {
  expect(retryDelayMs(0, 30_000, () => 0)).toBe(30_000);
  expect(retryDelayMs(0, 30_000, () => 1)).toBe(31_000);
  expect(retryDelayMs(0, Number.MAX_SAFE_INTEGER, () => 0)).toBe(3_600_000);
});
