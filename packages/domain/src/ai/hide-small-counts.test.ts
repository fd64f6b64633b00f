import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hideSmallCounts } from './hide-small-counts.ts';

it.each([
  [
    { a: 9, b: 8, c: 7 },
    { a: 9, b: 8, c: 7 },
  ],
  [
    { a: 9, b: 8, c: 0 },
    { a: 9, b: 8, c: 0 },
  ],
  [
    { a: 20, b: 9, c: 2 },
    { a: 20, b: null, c: null },
  ],
  [
    { a: 9, b: 3, c: 2 },
    { a: 9, b: null, c: null },
  ],
  [
    { a: 9, b: 2, c: 1 },
    { a: null, b: null, c: null },
  ],
  [
    { a: 9, b: 4, c: 0 },
    { a: null, b: null, c: 0 },
  ],
  [
    { a: 4, b: 0, c: 0 },
    { a: null, b: 0, c: 0 },
  ],
])('of %j is shown %j', (counts, shown) => expect(hideSmallCounts(counts, 5)).toEqual(shown));

it('lets nobody subtract to fewer than minGroup of several parts', () => {
  const parts = fc.record({ a: fc.nat(30), b: fc.nat(30), c: fc.nat(30), d: fc.nat(30) });
  fc.assert(
    fc.property(parts, fc.integer({ min: 3, max: 20 }), (counts, minGroup) => {
      const shown = hideSmallCounts(counts, minGroup);
      const names = ['a', 'b', 'c', 'd'] as const;
      const hidden = names.filter((name) => shown[name] === null).reduce((sum, name) => sum + counts[name], 0);
      const whole = names.reduce((sum, name) => sum + counts[name], 0);
      expect(hidden === 0 || hidden >= minGroup || hidden === whole).toBe(true);
      expect(names.every((name) => [null, counts[name]].includes(shown[name]))).toBe(true);
    }),
  );
});
