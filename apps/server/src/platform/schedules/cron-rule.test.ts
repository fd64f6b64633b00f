import { describe, expect, test } from 'vitest';
import { lastDue, parseCron } from './cron-rule.ts';

const last = (rule: string, timeZone: string, now: string) =>
  lastDue(parseCron(rule), timeZone, new Date(now))?.toISOString() ?? null;

describe('what is due last', () => {
  test.each<[what: string, rule: string, timeZone: string, now: string, due: string | null]>([
    ['each minute, this one', '* * * * *', 'UTC', '2026-03-04T10:11:12Z', '2026-03-04T10:11:00.000Z'],
    ['to the second', '30 9 * * *', 'UTC', '2026-03-04T09:30:00Z', '2026-03-04T09:30:00.000Z'],
    ['just before it', '30 9 * * *', 'UTC', '2026-03-04T09:29:59Z', '2026-03-03T09:30:00.000Z'],
    ['by the zone’s clock', '30 9 * * *', 'America/New_York', '2026-01-15T15:00:00Z', '2026-01-15T14:30:00.000Z'],
    ['in its summer', '30 9 * * *', 'America/New_York', '2026-07-15T15:00:00Z', '2026-07-15T13:30:00.000Z'],
    ['on its day, which is not UTC’s', '0 1 * * 1', 'Asia/Tokyo', '2026-03-01T17:00:00Z', '2026-03-01T16:00:00.000Z'],
    ['in a zone of half hours', '0 9 * * *', 'Asia/Kolkata', '2026-03-04T04:00:00Z', '2026-03-04T03:30:00.000Z'],
    ['in steps', '*/20 * * * *', 'UTC', '2026-03-04T10:59:00Z', '2026-03-04T10:40:00.000Z'],
    ['in a list of ranges', '0 1-3,8 * * *', 'UTC', '2026-03-04T07:00:00Z', '2026-03-04T03:00:00.000Z'],
    ['on weekdays', '0 8 * * 1-5', 'UTC', '2026-03-01T12:00:00Z', '2026-02-27T08:00:00.000Z'],
    ['on Sundays, called 7', '0 8 * * 7', 'UTC', '2026-03-04T12:00:00Z', '2026-03-01T08:00:00.000Z'],
    ['on a day of the month or of the week', '0 8 2 * 1', 'UTC', '2026-03-04T12:00:00Z', '2026-03-02T08:00:00.000Z'],
    ['on the last 31st', '0 0 31 * *', 'UTC', '2026-05-01T00:00:00Z', '2026-03-31T00:00:00.000Z'],
    ['on a leap day', '0 0 29 2 *', 'UTC', '2103-12-31T00:00:00Z', '2096-02-29T00:00:00.000Z'],
    ['on a day that is never', '0 0 30 2 *', 'UTC', '2026-05-01T00:00:00Z', null],
  ])('%s', (_what, rule, timeZone, now, due) => {
    expect(last(rule, timeZone, now)).toBe(due);
  });
});

describe('where the clocks are put forward', () => {
  test.each<[what: string, rule: string, timeZone: string, now: string, due: string]>([
    [
      'what they skip is not due before',
      '30 2 * * *',
      'Europe/Berlin',
      '2026-03-29T01:29:00Z',
      '2026-03-28T01:30:00.000Z',
    ],
    ['it is due as much later', '30 2 * * *', 'Europe/Berlin', '2026-03-29T01:30:00Z', '2026-03-29T01:30:00.000Z'],
    ['before them nothing changes', '59 1 * * *', 'Europe/Berlin', '2026-03-29T12:00:00Z', '2026-03-29T00:59:00.000Z'],
    [
      'after them it is due by the new time',
      '0 4 * * *',
      'Europe/Berlin',
      '2026-03-29T12:00:00Z',
      '2026-03-29T02:00:00.000Z',
    ],
    ['in New York', '30 2 * * *', 'America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T07:30:00.000Z'],
    ['by half an hour', '15 2 * * *', 'Australia/Lord_Howe', '2026-10-04T00:00:00Z', '2026-10-03T15:45:00.000Z'],
    ['at midnight', '0 0 * * *', 'America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06T04:00:00.000Z'],
  ])('%s', (_what, rule, timeZone, now, due) => {
    expect(last(rule, timeZone, now)).toBe(due);
  });
});

describe('where the clocks are put back', () => {
  test.each<[what: string, rule: string, timeZone: string, now: string, due: string]>([
    [
      'what comes twice is due the first time',
      '30 2 * * *',
      'Europe/Berlin',
      '2026-10-25T00:30:00Z',
      '2026-10-25T00:30:00.000Z',
    ],
    ['and not the second', '30 2 * * *', 'Europe/Berlin', '2026-10-25T12:00:00Z', '2026-10-25T00:30:00.000Z'],
    [
      'but every hour is due in each',
      '30 * * * *',
      'Europe/Berlin',
      '2026-10-25T01:59:00Z',
      '2026-10-25T01:30:00.000Z',
    ],
    ['in New York', '15 1 * * *', 'America/New_York', '2026-11-01T12:00:00Z', '2026-11-01T05:15:00.000Z'],
    ['by half an hour', '45 1 * * *', 'Australia/Lord_Howe', '2026-04-05T00:00:00Z', '2026-04-04T14:45:00.000Z'],
  ])('%s', (_what, rule, timeZone, now, due) => {
    expect(last(rule, timeZone, now)).toBe(due);
  });
});

test.each([
  '',
  '* * * *',
  '60 * * * *',
  '* 24 * * *',
  '* * 0 * *',
  '* * * 13 *',
  '* * * * 8',
  '5-1 * * * *',
  '*/0 * * * *',
  'a * * * *',
])('refuses "%s"', (rule) => {
  expect(() => parseCron(rule)).toThrow();
});
