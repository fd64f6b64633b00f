import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCompletionSeconds } from './count-responses.ts';

test.each([
  [undefined, null],
  [null, null],
  [Number.NaN, null],
  [-0.001, null],
  [Number.NEGATIVE_INFINITY, null],
  [0, 0],
  [0.4, 0],
  [119.4, 119],
  [121, 120],
  [123, 125],
  [629, 600],
  [631, 660],
  [86_399, 86_400],
  [Number.POSITIVE_INFINITY, 86_400],
])('%s is kept as %s', (raw, kept) => {
  expect(toCompletionSeconds(raw)).toBe(kept);
});

test('what is kept stays the same when it is kept again', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (raw) => {
      const kept = toCompletionSeconds(raw);
      expect(toCompletionSeconds(kept)).toBe(kept);
    }),
  );
});

test('however many people answer, there are only so many different times', () => {
  const kept = new Set(Array.from({ length: 90_000 }, (_, second) => toCompletionSeconds(second)));
  expect(kept.size).toBeLessThan(1_700);
});
