import { expect, test } from 'vitest';
import { companyTimeZoneChoices, timeZoneLabel } from './time-zone-choices.ts';

const valuesOf = (group: number, current = 'UTC') =>
  companyTimeZoneChoices(current)[group]?.items.map(({ value }) => value) ?? [];

test('UTC and the zones of the United States come first, and only once', () => {
  expect(valuesOf(0)).toEqual(['UTC', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']);
  expect(valuesOf(1)).not.toContain('America/New_York');
});

test('all others are there under the names of today', () => {
  expect(valuesOf(1)).toEqual(expect.arrayContaining(['Europe/Berlin', 'Asia/Kolkata', 'Europe/Kyiv']));
  expect(valuesOf(1)).not.toContain('Asia/Calcutta');
});

test('a stored zone that is not listed stays choosable', () => {
  expect(valuesOf(1, 'Etc/GMT+5')).toContain('Etc/GMT+5');
  expect(valuesOf(1, 'Europe/Berlin').filter((zone) => zone === 'Europe/Berlin')).toHaveLength(1);
});

test('labels are for reading', () => {
  expect(['UTC', 'America/New_York', 'America/Argentina/Buenos_Aires'].map(timeZoneLabel)).toEqual([
    'UTC',
    'Eastern Time (US), New York',
    'America/Argentina/Buenos Aires',
  ]);
});
