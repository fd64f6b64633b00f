import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { planRelease, mergeGroups, type ReleaseGroup } from './plan-release.ts';
import { isWithin, parseSegmentKey, segmentKey, type Segment } from './segments.ts';

const segment: fc.Arbitrary<Segment> = fc.record(
  {
    department: fc.constantFrom('x', 'y', 'z'),
    tenure: fc.constantFrom('under_1', 'over_6'),
    location: fc.constantFrom('here', 'there'),
  },
  { requiredKeys: [] },
);
const waitingGroups = fc
  .array(fc.tuple(segment.map(segmentKey), fc.nat({ max: 24 })), { maxLength: 20 })
  .map((entries) => new Map(entries));
const minGroups = fc.integer({ min: 3, max: 20 });
const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

function expectWholeGroups(groups: readonly ReleaseGroup[], waiting: ReadonlyMap<string, number>, minGroup: number) {
  for (const { segment: label, from } of groups) {
    expect(sum(from.map((key) => waiting.get(key) ?? 0))).toBeGreaterThanOrEqual(minGroup);
    for (const key of from) expect(isWithin(parseSegmentKey(key), parseSegmentKey(label))).toBe(true);
  }
  const taken = groups.flatMap(({ from }) => from);
  expect(new Set(taken).size).toBe(taken.length);
}

describe('planRelease', () => {
  it.each([
    { waiting: 0, canStillAnswer: null, released: false },
    { waiting: 4, canStillAnswer: null, released: false },
    { waiting: 5, canStillAnswer: null, released: true },
    { waiting: 50, canStillAnswer: null, released: true },
    { waiting: 5, canStillAnswer: 5, released: true },
    { waiting: 5, canStillAnswer: 4, released: false },
    { waiting: 8, canStillAnswer: 1, released: false },
    { waiting: 9, canStillAnswer: 0, released: true },
    { waiting: 4, canStillAnswer: 0, released: false },
    { waiting: 6, canStillAnswer: -1, released: true },
  ])('$waiting wait, $canStillAnswer can still answer: $released', ({ waiting, canStillAnswer, released }) => {
    const groups = planRelease([{ key: 'd=x', waiting, canStillAnswer }], 5);
    expect(groups).toEqual(released ? [{ segment: 'd=x', from: ['d=x'] }] : []);
  });

  it('releases whole groups and nobody twice, and leaves nobody who could never be released', () => {
    const running = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 })), { maxLength: 8 });
    fc.assert(
      fc.property(running, minGroups, (pairs, minGroup) => {
        const groups = pairs.map(([waiting, canStillAnswer], at) => ({ key: `d=${at}`, waiting, canStillAnswer }));
        const released = planRelease(groups, minGroup);
        expectWholeGroups(released, new Map(groups.map(({ key, waiting }) => [key, waiting])), minGroup);
        for (const { segment: key } of released) {
          const rest = groups.find((group) => group.key === key)?.canStillAnswer ?? 0;
          expect(rest === 0 || rest >= minGroup).toBe(true);
        }
      }),
    );
  });
});

describe('mergeGroups', () => {
  it.each<[what: string, waiting: Record<string, number>, groups: ReleaseGroup[]]>([
    ['nobody', {}, []],
    ['an open link below the threshold', { '': 4 }, []],
    ['an open link', { '': 5 }, [{ segment: '', from: [''] }]],
    ['one group that is large enough', { 'd=x': 7 }, [{ segment: 'd=x', from: ['d=x'] }]],
    [
      'locations of a tenure band, told no more',
      { 'd=x&t=under_1&l=here': 3, 'd=x&t=under_1&l=there': 2 },
      [{ segment: 'd=x&t=under_1', from: ['d=x&t=under_1&l=here', 'd=x&t=under_1&l=there'] }],
    ],
    [
      'tenure bands of a department',
      { 'd=x&t=under_1': 3, 'd=x&t=over_6': 4, 'd=y': 5 },
      [
        { segment: 'd=y', from: ['d=y'] },
        { segment: 'd=x', from: ['d=x&t=under_1', 'd=x&t=over_6'] },
      ],
    ],
    ['departments', { 'd=x': 3, 'd=y': 4 }, [{ segment: '', from: ['d=x', 'd=y'] }]],
    [
      'departments that share a tenure band',
      { 'd=x&t=over_6': 3, 'd=y&t=over_6': 4 },
      [{ segment: 't=over_6', from: ['d=x&t=over_6', 'd=y&t=over_6'] }],
    ],
    [
      'a last few, with the smallest group',
      { 'd=x': 2, 'd=y': 8, 'd=z': 6 },
      [
        { segment: 'd=y', from: ['d=y'] },
        { segment: '', from: ['d=z', 'd=x'] },
      ],
    ],
    ['fewer than a group in all', { 'd=x': 2, 'd=y': 2 }, []],
  ])('%s', (_what, waiting, groups) => {
    expect(mergeGroups(new Map(Object.entries(waiting)), 5)).toEqual(groups);
  });

  test('every group is large enough, nobody is lost or in two, and only fewer than a group in all wait on', () => {
    fc.assert(
      fc.property(waitingGroups, minGroups, (waiting, minGroup) => {
        const groups = mergeGroups(waiting, minGroup);
        expectWholeGroups(groups, waiting, minGroup);
        const total = sum(waiting.values());
        const released = sum(groups.flatMap(({ from }) => from).map((key) => waiting.get(key) ?? 0));
        expect(released).toBe(total >= minGroup ? total : 0);
      }),
    );
  });

  test('a group that is large enough keeps its name, but the one that takes the last few with it', () => {
    fc.assert(
      fc.property(waitingGroups, minGroups, (waiting, minGroup) => {
        const large = [...waiting].filter(([, count]) => count >= minGroup).map(([key]) => key);
        const own = mergeGroups(waiting, minGroup).filter(
          ({ segment: key, from }) => from.length === 1 && key === from[0],
        );
        const renamed = large.filter((key) => !own.some((group) => group.segment === key));
        expect(renamed.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
