import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only what differs is named, with both sides', () => {
  const before = { name: 'Vela', hours: 8, tiers: [{ points: 1, amountUsd: 2 }] };
  expect(changedFields(before, { ...before, tiers: [{ amountUsd: 2, points: 1 }] })).toEqual({});
  expect(changedFields(before, { ...before, hours: 9, tiers: [] })).toEqual({
    hours: { before: 8, after: 9 },
    tiers: { before: before.tiers, after: [] },
  });
});
