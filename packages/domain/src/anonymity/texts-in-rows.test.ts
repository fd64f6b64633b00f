import { expect, it } from 'vitest';
import { segmentKey, WHOLE_SURVEY } from './segments.ts';
import { mayTextsStandInRows } from './texts-in-rows.ts';

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
