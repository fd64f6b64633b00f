import { expect, test } from 'vitest';
import { addDays, isTimeZone, localDay } from './time-zones.ts';

test.each(['UTC', 'GMT', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'Asia/Kolkata'])(
  'knows the zone %s',
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each([
  '',
  'IST',
  'CTT',
  'SystemV/EST5',
  'Mars/Olympus',
  '+02:00',
  '-05:00',
  'Europe/',
  ' UTC',
  'UTC\n',
  '../../etc',
  'constructor',
])('knows no zone %j', (name) => expect(isTimeZone(name)).toBe(false));

test.each([
  ['2026-03-02T23:30:00Z', 'UTC', '2026-03-02'],
  ['2026-03-02T23:30:00Z', 'Europe/Berlin', '2026-03-03'],
  ['2026-03-02T04:59:59Z', 'America/New_York', '2026-03-01'],
  ['2026-03-02T05:00:00Z', 'America/New_York', '2026-03-02'],
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
])('%s in %s is the day %s', (moment, zone, day) => {
  expect(localDay(new Date(moment), zone)).toBe(day);
});

test('days are added over the ends of months and years', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
