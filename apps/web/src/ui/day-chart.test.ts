import { describe, expect, it } from 'vitest';
import { axisTop, daysBetween } from './day-chart.tsx';

describe('daysBetween', () => {
  it('fills the days without any, over the end of a month', () => {
    expect(daysBetween({ '2026-02-27': 2, '2026-03-01': 1 })).toEqual([
      { day: '2026-02-27', count: 2 },
      { day: '2026-02-28', count: 0 },
      { day: '2026-03-01', count: 1 },
    ]);
  });

  it('is empty without any, and keeps the latest three months of more', () => {
    expect(daysBetween({})).toEqual([]);
    const days = daysBetween({ '2025-01-01': 1, '2026-01-01': 1 });
    expect(days).toHaveLength(92);
    expect(days.at(-1)?.day).toBe('2026-01-01');
  });
});

describe('axisTop', () => {
  it.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 10],
    [11, 20],
    [41, 60],
    [250, 400],
    [100, 100],
    [1000, 1000],
    [1001, 2000],
  ])('stands above %i at %i', (highest, top) => {
    expect(axisTop(highest)).toBe(top);
  });
});
