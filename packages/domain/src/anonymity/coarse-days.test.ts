import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coarseDays } from './coarse-days.ts';

const times = (count: number, day: string): string[] => Array.from({ length: count }, () => day);

describe('coarseDays', () => {
  it('takes days together until each stands for a whole group', () => {
    expect(coarseDays([...times(4, '2026-03-01'), '2026-03-02'], 5)).toEqual(times(5, '2026-03-02'));
    expect(coarseDays(['2026-03-02', ...times(4, '2026-03-01')], 5)).toEqual(times(5, '2026-03-02'));
    expect(coarseDays([...times(6, '2026-03-01'), ...times(5, '2026-03-02')], 5)).toEqual([
      ...times(6, '2026-03-01'),
      ...times(5, '2026-03-02'),
    ]);
    expect(coarseDays([...times(6, '2026-03-01'), ...times(4, '2026-03-02')], 5)).toEqual(times(10, '2026-03-02'));
    expect(coarseDays(['2026-03-01', '2026-03-03'], 5)).toEqual(times(2, '2026-03-03'));
    expect(coarseDays([], 5)).toEqual([]);
  });

  it('shows no day for fewer than minGroup of a whole group, and none before the real one', () => {
    const day = fc.integer({ min: 1, max: 9 }).map((number) => `2026-03-0${number}`);
    const groups = fc
      .integer({ min: 3, max: 20 })
      .chain((minGroup) => fc.tuple(fc.constant(minGroup), fc.array(day, { minLength: minGroup, maxLength: 80 })));
    fc.assert(
      fc.property(groups, ([minGroup, days]) => {
        const coarse = coarseDays(days, minGroup);
        for (const one of new Set(coarse)) {
          expect(coarse.filter((other) => other === one).length).toBeGreaterThanOrEqual(minGroup);
        }
        days.forEach((real, index) => expect((coarse[index] ?? '') >= real).toBe(true));
      }),
    );
  });
});
