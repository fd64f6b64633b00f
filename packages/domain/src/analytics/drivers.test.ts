import { describe, expect, it } from 'vitest';
import { correlationOf, countDriverPoints, DRIVER_MIN_POINTS, drivers, type DriverPoint } from './drivers.ts';

/** Growth moves with engagement, culture against it, workload not at all. */
const points: DriverPoint[] = Array.from({ length: DRIVER_MIN_POINTS }, (_, index) => ({
  engagement: 40 + 5 * index,
  growth: 30 + 4 * index,
  culture: 80 - 3 * index,
  workload: index % 2 === 0 ? 50 : 60,
  leadership: 70,
}));
const scores: DriverPoint = { engagement: 57.5, growth: 44, culture: 69.5, workload: 55, leadership: 70 };

describe('drivers', () => {
  it('rank categories by correlation with engagement times room to improve', () => {
    const found = drivers(points, scores);
    expect(found.map(({ category }) => category)).toEqual(['growth', 'workload', 'culture']);
    expect(found[0]).toMatchObject({ correlation: 1, score: 44, room: 56, impact: 56, points: 8, isNoise: false });
    expect(found[1]).toMatchObject({ correlation: 0.22, room: 45, impact: 9.8, isNoise: true });
    expect(found[2]).toMatchObject({ correlation: -1, impact: -30.5 });
  });

  it('are none below the fewest points, and none of what never varies', () => {
    expect(drivers(points.slice(1), scores)).toEqual([]);
    expect(drivers(points, scores).some(({ category }) => category === 'leadership')).toBe(false);
  });

  it('leave out points that lack one of the two', () => {
    const { engagement: _engagement, ...without } = points[0] ?? {};
    expect(drivers([...points.slice(1), without], scores)).toEqual([]);
    expect(countDriverPoints([{ engagement: 50 }, { growth: 50 }, { engagement: 50, growth: 50 }])).toBe(1);
  });
});

describe('correlationOf', () => {
  it.each<[[number, number][], number | null]>([
    [
      [
        [1, 2],
        [2, 4],
        [3, 6],
      ],
      1,
    ],
    [
      [
        [1, 6],
        [2, 4],
        [3, 2],
      ],
      -1,
    ],
    [
      [
        [1, 1],
        [2, 3],
        [3, 2],
        [4, 4],
      ],
      0.8,
    ],
    [
      [
        [1, 5],
        [2, 5],
        [3, 5],
      ],
      null,
    ],
    [[], null],
  ])('of %j is %j', (pairs, expected) => {
    const found = correlationOf(pairs);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(expected, 12);
  });
});
