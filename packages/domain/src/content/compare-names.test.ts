import { expect, it } from 'vitest';
import { compareNames } from './compare-names.ts';

it('orders numbers in names by their value, letters by the alphabet whatever their case', () => {
  const names = ['Team 10', 'Änderungen', 'team 2', 'Sales', 'Team 1', 'Zentrale', 'Team 2b'];
  expect(names.toSorted(compareNames)).toEqual([
    ...['Änderungen', 'Sales', 'Team 1', 'team 2', 'Team 2b', 'Team 10', 'Zentrale'],
  ]);
});
