import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { responsesToRelease, responsesToReleaseOnClose } from './release-steps.ts';

describe('responsesToRelease', () => {
  it.each([
    { pending: 0, arriving: 1, minGroup: 5, released: 0 },
    { pending: 3, arriving: 1, minGroup: 5, released: 0 },
    { pending: 4, arriving: 1, minGroup: 5, released: 5 },
    { pending: 4, arriving: 3, minGroup: 5, released: 7 },
    { pending: 0, arriving: 50, minGroup: 5, released: 50 },
    { pending: 0, arriving: 0, minGroup: 5, released: 0 },
  ])('$pending waiting, $arriving arriving: $released', ({ released, ...waiting }) => {
    expect(responsesToRelease(waiting)).toBe(released);
  });

  it('moves what is readable by nobody or by a whole group, closing included, and loses nobody', () => {
    const batches = fc.array(fc.nat({ max: 12 }), { maxLength: 40 });
    fc.assert(
      fc.property(batches, fc.integer({ min: 3, max: 20 }), (arrivals, minGroup) => {
        let readable = 0;
        let pending = 0;
        const release = (count: number) => {
          expect(count === 0 || count >= minGroup).toBe(true);
          readable += count;
          pending -= count;
        };
        for (const arriving of arrivals) {
          const count = responsesToRelease({ pending, arriving, minGroup });
          pending += arriving;
          release(count);
          expect(pending).toBeLessThan(minGroup);
        }
        release(responsesToReleaseOnClose({ pending, minGroup }));
        expect(readable + pending).toBe(arrivals.reduce((sum, n) => sum + n, 0));
      }),
    );
  });
});

describe('responsesToReleaseOnClose', () => {
  it.each([
    { pending: 4, minGroup: 5, released: 0 },
    { pending: 0, minGroup: 5, released: 0 },
    { pending: 5, minGroup: 5, released: 5 },
  ])('$pending waiting: $released', ({ released, ...waiting }) => {
    expect(responsesToReleaseOnClose(waiting)).toBe(released);
  });
});
