import type { GroupMeasure } from '@vela/contract';
import { expect, it } from 'vitest';
import { createFormats } from '../../../lib/format.ts';
import { figureFixture } from '../test-support/figure-fixture.ts';
import { departmentColumns, departmentRows } from './department-rows.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });
const none = figureFixture({ value: null, base: 0, people: 0 });
const group = (changes: Partial<GroupMeasure>): GroupMeasure => ({
  value: 'd',
  label: 'Design',
  invited: 12,
  released: 9,
  participation: figureFixture({ value: 75, base: 12, people: 9 }),
  hidden: false,
  hiddenReason: null,
  score: figureFixture({ value: 70.5 }),
  enps: none,
  categories: [],
  change: null,
  ...changes,
});
const texts = (groups: GroupMeasure[]) =>
  departmentRows(formats, groups, 'the 30 days before').map(({ cells }) =>
    cells.map((cell) => ('hidden' in cell ? cell.hidden : cell.text)),
  );

it('has a column for each category that was asked about, in the fixed order', () => {
  const growth = { category: 'growth', figure: figureFixture({ value: 41 }) } as const;
  const culture = { category: 'culture', figure: none } as const;
  const groups = [group({ categories: [growth] }), group({ categories: [growth, culture] })];
  expect(departmentColumns(groups).map(({ label }) => label)).toEqual([
    'Took part',
    'Overall',
    'Change',
    'Culture',
    'Growth',
  ]);
  expect(texts(groups)).toEqual([
    ['75%', '71', 'nothing before', 'not asked', '41'],
    ['75%', '71', 'nothing before', 'no answers yet', '41'],
  ]);
});

it('says in each cell of a hidden department why there is no number', () => {
  expect(texts([group({ hidden: true, enps: figureFixture({ value: 12 }) })])).toEqual([
    ['hidden', 'hidden', 'hidden', 'hidden'],
  ]);
});

it('gives the colours of scores to scores alone', () => {
  const [row] = departmentRows(formats, [group({ enps: figureFixture({ value: 12 }) })], 'the 30 days before');
  expect(row?.cells.map((cell) => 'score' in cell && cell.score)).toEqual([null, 70.5, false, null]);
});

it('says how a score moved beside it, and calls chance by its name', () => {
  const changed = (change: GroupMeasure['change']) => texts([group({ change })])[0]?.[2];
  expect(changed({ value: -12.34, low: -20, high: -4, isNoise: false })).toBe('-12.3');
  expect(changed({ value: 3, low: -2, high: 8, isNoise: true })).toBe('no clear change');
  expect(changed(null)).toBe('nothing before');
  const score = figureFixture({ value: null, base: 0 });
  expect(texts([group({ score, change: null })])[0]?.slice(1, 3)).toEqual(['no answers yet', 'no answers yet']);
  expect(texts([group({ hidden: true, change: null })])[0]?.[2]).toBe('hidden');
});
