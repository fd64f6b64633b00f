import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  areEnoughForComments,
  filterThreshold,
  areEnoughPeople,
  toThresholds,
  mayTextsStandInRows,
} from './thresholds.ts';
import { segmentKey, WHOLE_SURVEY } from './segments.ts';

describe('thresholds', () => {
  it.each([
    [{}, { minGroup: 5, minGroupComments: 10 }],
    [{ minGroup: 3 }, { minGroup: 3, minGroupComments: 10 }],
    [{ minGroup: 2 }, { minGroup: 3, minGroupComments: 10 }],
    [{ minGroup: 0 }, { minGroup: 3, minGroupComments: 10 }],
    [{ minGroup: 21 }, { minGroup: 20, minGroupComments: 20 }],
    [
      { minGroup: 8, minGroupComments: 4 },
      { minGroup: 8, minGroupComments: 8 },
    ],
    [
      { minGroup: 4.2, minGroupComments: 30 },
      { minGroup: 5, minGroupComments: 30 },
    ],
    [{ minGroup: Number.NaN }, { minGroup: 5, minGroupComments: 10 }],
  ])('%j holds as %j', (setting, expected) => {
    expect(toThresholds(setting)).toEqual(expected);
  });

  it('shows from minGroup on, comments of a segment from minGroupComments on', () => {
    const thresholds = toThresholds({});
    expect([4, 5].map((n) => areEnoughPeople(n, thresholds))).toEqual([false, true]);
    expect([9, 10].map((n) => areEnoughForComments(n, thresholds))).toEqual([false, true]);
    expect(areEnoughForComments(6, { minGroup: 7, minGroupComments: 5 })).toBe(false);
  });

  it('never shows fewer than three', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.integer({ max: 2 }), (minGroup, minGroupComments, n) => {
        const thresholds = toThresholds({ minGroup, minGroupComments });
        expect(areEnoughPeople(n, thresholds)).toBe(false);
        expect(areEnoughForComments(n, thresholds)).toBe(false);
      }),
    );
  });
});

test.each([
  [0, 5],
  [1, 5],
  [2, 10],
  [3, 20],
])('a figure behind %i filters stands on %i people', (filters, expected) => {
  expect(filterThreshold(5, filters)).toBe(expected);
});

const THRESHOLDS = { minGroup: 5, minGroupComments: 10 };
const LAW = segmentKey({ department: 'law' });

it.each([
  ['nobody yet', [], true],
  ['enough people of the whole survey', [{ segment: WHOLE_SURVEY, people: 10 }], true],
  ['fewer than comments need', [{ segment: WHOLE_SURVEY, people: 9 }], false],
  ['a group, however large', [{ segment: LAW, people: 500 }], false],
  [
    'a group of which nobody is told yet',
    [
      { segment: LAW, people: 0 },
      { segment: WHOLE_SURVEY, people: 12 },
    ],
    true,
  ],
])('%s', (_case, groups, expected) => {
  expect(mayTextsStandInRows(groups, THRESHOLDS)).toBe(expected);
});
