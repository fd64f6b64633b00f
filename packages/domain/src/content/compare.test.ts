import { expect, it } from 'vitest';
import { compareNames, changedFields } from './compare.ts';

it('orders numbers in names by their value, letters by the alphabet whatever their case', () => {
  const names = ['Team 10', 'Änderungen', 'team 2', 'Sales', 'Team 1', 'Zentrale', 'Team 2b'];
  expect(names.toSorted(compareNames)).toEqual([
    ...['Änderungen', 'Sales', 'Team 1', 'team 2', 'Team 2b', 'Team 10', 'Zentrale'],
  ]);
});

it('names only what differs, with both sides', () => {
  const before = { name: 'Vela', hours: 8, tiers: [{ points: 1, amountUsd: 2 }] };
  expect(changedFields(before, { ...before, tiers: [{ amountUsd: 2, points: 1 }] })).toEqual({});
  expect(changedFields(before, { ...before, hours: 9, tiers: [] })).toEqual({
    hours: { before: 8, after: 9 },
    tiers: { before: before.tiers, after: [] },
  });
});
