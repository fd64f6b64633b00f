import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { forecastSegments } from './forecast-segments.ts';
import {
  addToPlan,
  countWithin,
  MOST_SEGMENTS,
  planSegments,
  segmentsOf,
  type PlannedPerson,
} from './plan-segments.ts';
import { isWithin, parseSegmentKey, SEGMENT_DIMENSIONS, WHOLE_SURVEY } from './segments.ts';

const person = (
  department: string | null,
  tenure: string | null = null,
  location: string | null = null,
): PlannedPerson => ({ department, tenure, location });

const people = (count: number, ...told: Parameters<typeof person>) =>
  Array.from({ length: count }, () => person(...told));

const sizes = (all: readonly PlannedPerson[], minGroup = 5) =>
  Object.fromEntries(planSegments(all, minGroup).segments.map(({ key, invited }) => [key, invited]));

describe('the groups of a plan', () => {
  test.each<[string, PlannedPerson[], Record<string, number>]>([
    ['nobody', [], {}],
    ['fewer than a group', people(3, 'a'), { '': 3 }],
    ['one department', people(5, 'a'), { 'd=a': 5 }],
    ['small departments together', [...people(3, 'a'), ...people(2, 'b'), ...people(6, 'c')], { '': 5, 'd=c': 6 }],
    [
      'a small one takes the next-smallest',
      [...people(4, 'a'), ...people(6, 'b'), ...people(9, 'c')],
      { '': 10, 'd=c': 9 },
    ],
    ['those without a department count as a small one', [...people(1, null), ...people(5, 'a')], { '': 6 }],
    ['enough without a department', [...people(5, null), ...people(5, 'a')], { '': 5, 'd=a': 5 }],
    [
      'tenure in parts of twice the size',
      [...people(10, 'a', 'under_1'), ...people(9, 'a', 'over_6')],
      { 'd=a&t=under_1': 10, 'd=a': 9 },
    ],
    [
      'a small rest takes the smallest part along',
      [...people(10, 'a', 'under_1'), ...people(12, 'a', '1_to_3'), ...people(4, 'a', 'over_6')],
      { 'd=a&t=1_to_3': 12, 'd=a': 14 },
    ],
    ['all of one band', people(10, 'a', 'under_1'), { 'd=a&t=under_1': 10 }],
    ['half as many are not told by tenure', people(9, 'a', 'under_1'), { 'd=a': 9 }],
    [
      'location inside of tenure, and inside of the rest',
      [
        ...people(10, 'a', 'under_1', 'Berlin'),
        ...people(5, 'a', 'under_1', 'Paris'),
        ...people(9, 'a', 'over_6', 'Paris'),
        ...people(1, 'a', null, 'Paris'),
      ],
      { 'd=a&t=under_1&l=Berlin': 10, 'd=a&t=under_1': 5, 'd=a&l=Paris': 10 },
    ],
    ['who shares it with too few is told by nothing', people(30, null, 'under_1', 'Berlin'), { '': 30 }],
  ])('%s', (_name, all, expected) => {
    expect(sizes(all)).toEqual(expected);
  });

  it('attributed surveys know no threshold', () => {
    expect(sizes([...people(1, 'a'), ...people(2, 'b', 'under_1')], 1)).toEqual({ 'd=a': 1, 'd=b&t=under_1': 2 });
  });

  it('are never more than can be handled; the smallest departments are told by nothing', () => {
    const all = Array.from({ length: 300 }, (_, index) => people(5 + index, `d${index}`)).flat();
    const { segments } = planSegments(all, 5);
    expect(segments).toHaveLength(MOST_SEGMENTS);
    expect(segments.some(({ key }) => key === 'd=d101')).toBe(true);
    expect(segments.some(({ key }) => key === 'd=d100')).toBe(false);
  });
});

const anyone = fc.record({
  department: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
  tenure: fc.option(fc.constantFrom('under_1', '1_to_3', 'over_6')),
  location: fc.option(fc.constantFrom('Berlin', 'Paris', 'Lima')),
});
const anybody = fc.array(anyone, { maxLength: 150, size: 'max' });
const anyMinGroup = fc.integer({ min: 1, max: 8 });

test('everybody is in exactly one group, which is told by what all of it share and is large enough', () => {
  fc.assert(
    fc.property(anybody, anyMinGroup, (all, minGroup) => {
      const plan = planSegments(all, minGroup);
      const keys = segmentsOf(all, plan);
      for (const { key, segment, invited } of plan.segments) {
        const inside = all.filter((_, index) => keys[index] === key);
        expect(inside).toHaveLength(invited);
        expect(parseSegmentKey(key)).toEqual(segment);
        for (const one of inside) {
          for (const dimension of SEGMENT_DIMENSIONS) {
            if (segment[dimension] !== undefined) expect(one[dimension]).toBe(segment[dimension]);
          }
        }
        expect(invited).toBeGreaterThanOrEqual(Math.min(minGroup, all.length));
        for (const dimension of SEGMENT_DIMENSIONS.slice(1)) {
          const value = segment[dimension];
          if (value === undefined) continue;
          const filter = { department: segment.department ?? 'none', [dimension]: value };
          expect(countWithin(plan, filter)).toBeGreaterThanOrEqual(2 * minGroup);
        }
      }
      const known = new Set(plan.segments.map(({ key }) => key));
      expect(known.size).toBe(plan.segments.length);
      expect(plan.segments.length).toBeLessThanOrEqual(MOST_SEGMENTS);
      expect(keys.every((key) => known.has(key))).toBe(true);
    }),
  );
});

test('a plan does not depend on the order of people', () => {
  fc.assert(
    fc.property(anybody, anyMinGroup, (all, minGroup) => {
      expect(planSegments([...all].reverse(), minGroup)).toEqual(planSegments(all, minGroup));
    }),
  );
});

test('people who come later change no group but its size', () => {
  fc.assert(
    fc.property(anybody, anybody, anyMinGroup, (all, later, minGroup) => {
      const plan = planSegments(all, minGroup);
      const added = addToPlan(plan, later);
      const groups = ({ segments }: typeof plan) =>
        segments.map(({ key }) => key).filter((key) => key !== WHOLE_SURVEY);
      expect(groups(added)).toEqual(groups(plan));
      const total = added.segments.reduce((sum, { invited }) => sum + invited, 0);
      expect(total).toBe(all.length + later.length);
      const known = new Set(added.segments.map(({ key }) => key));
      expect(segmentsOf(later, plan).every((key) => known.has(key))).toBe(true);
    }),
  );
});

describe('the forecast', () => {
  const forecast = (all: readonly PlannedPerson[], minGroup = 5) =>
    forecastSegments(all, planSegments(all, minGroup)).map(({ value, invited, counted, hiddenWith }) => [
      value,
      invited,
      counted,
      hiddenWith,
    ]);

  it('names the group that is hidden with a small one', () => {
    expect(forecast([...people(4, 'a'), ...people(6, 'b'), ...people(9, 'c')])).toEqual([
      ['c', 9, 9, []],
      ['b', 6, 0, ['a']],
      ['a', 4, 0, ['b']],
    ]);
  });

  it('says of how many a band tells', () => {
    const all = [...people(10, 'a', 'under_1'), ...people(9, 'a', 'over_6'), ...people(9, 'b', 'under_1')];
    expect(forecast(all)).toEqual([
      ['a', 19, 19, []],
      ['b', 9, 9, []],
      ['under_1', 19, 10, []],
      ['over_6', 9, 0, []],
    ]);
  });

  it('counts those of whom nothing is known, where something is known of others', () => {
    expect(forecast([...people(5, null), ...people(6, 'a')])).toEqual([
      ['a', 6, 6, []],
      [null, 5, 0, []],
    ]);
    expect(forecast(people(9, null))).toEqual([]);
  });

  it('shows what has whole groups, and hides with all that share a group with what it hides', () => {
    fc.assert(
      fc.property(anybody, anyMinGroup, (all, minGroup) => {
        const plan = planSegments(all, minGroup);
        const keys = segmentsOf(all, plan);
        for (const { dimension, value, invited, counted, hidden, hiddenWith } of forecastSegments(all, plan)) {
          const own = all.flatMap((one, index) => (one[dimension] === value ? [keys[index] ?? ''] : []));
          expect(own).toHaveLength(invited);
          const told = own.filter((key) => isWithin(parseSegmentKey(key), { [dimension]: value ?? undefined }));
          expect(counted).toBe(value === null ? 0 : told.length);
          expect(hidden).toBe(counted === 0);
          if (!hidden) expect(counted).toBeGreaterThanOrEqual(Math.min(minGroup, all.length));
          const together = all.filter((one, index) => own.includes(keys[index] ?? '') && one[dimension] !== value);
          const others = new Set(together.map((one) => one[dimension]));
          expect(new Set(hiddenWith)).toEqual(hidden ? others : new Set());
        }
      }),
    );
  });
});
