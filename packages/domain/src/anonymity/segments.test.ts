import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  coarserSegments,
  commonSegment,
  isWithin,
  parseSegmentKey,
  segmentKey,
  WHOLE_SURVEY,
  tenureBandOf,
  type Segment,
} from './segments.ts';

const segments = fc.record(
  { department: fc.uuid(), tenure: fc.constantFrom('under_1', 'over_6'), location: fc.string({ minLength: 1 }) },
  { requiredKeys: [] },
);

test('a group has one key, and the key says which group it is', () => {
  const roundTrip = (segment: Segment) => {
    expect(parseSegmentKey(segmentKey(segment))).toEqual({ ...segment });
  };
  fc.assert(fc.property(segments, roundTrip));
  expect(segmentKey({})).toBe(WHOLE_SURVEY);
  expect(segmentKey({ location: 'a & b=c', department: 'x' })).toBe('d=x&l=a%20%26%20b%3Dc');
});

test('what is no key is refused', () => {
  expect(() => parseSegmentKey('x=1')).toThrow('No part of a segment');
});

test.each<[Segment, Segment, boolean]>([
  [{ department: 'x', tenure: 'under_1' }, { department: 'x' }, true],
  [{ department: 'x' }, { department: 'x', tenure: 'under_1' }, false],
  [{ department: 'y' }, { department: 'x' }, false],
  [{ department: 'y' }, {}, true],
])('%j within %j: %s', (segment, filter, expected) => expect(isWithin(segment, filter)).toBe(expected));

test('a group lies within everything that tells less of it, and within nothing else', () => {
  expect(coarserSegments({ department: 'x', location: 'here' }).map(segmentKey)).toEqual([
    '',
    'l=here',
    'd=x',
    'd=x&l=here',
  ]);
  fc.assert(
    fc.property(segments, segments, (segment, other) => {
      expect(coarserSegments(segment).some((one) => segmentKey(one) === segmentKey(other))).toBe(
        isWithin(segment, other),
      );
    }),
  );
});

test('what groups have in common is the finest group around all of them', () => {
  expect(commonSegment([{ department: 'x', tenure: 'under_1' }, { department: 'x' }])).toEqual({ department: 'x' });
  expect(
    commonSegment([
      { department: 'x', location: 'a' },
      { department: 'y', location: 'a' },
    ]),
  ).toEqual({ location: 'a' });
  expect(commonSegment([])).toEqual({});
});

test.each<[string | null, string, string | null]>([
  [null, '2026-03-10', null],
  ['2026-03-11', '2026-03-10', null],
  ['2026-03-10', '2026-03-10', 'under_1'],
  ['2025-03-11', '2026-03-10', 'under_1'],
  ['2025-03-10', '2026-03-10', '1_to_3'],
  ['2024-02-29', '2025-02-28', 'under_1'],
  ['2024-02-29', '2025-03-01', '1_to_3'],
  ['2023-03-11', '2026-03-10', '1_to_3'],
  ['2023-03-10', '2026-03-10', '3_to_6'],
  ['2020-03-11', '2026-03-10', '3_to_6'],
  ['1989-12-31', '2026-03-10', 'over_6'],
])('hired on %s, on %s it is %s', (hireDate, today, band) => {
  expect(tenureBandOf(hireDate, today)).toBe(band);
});
