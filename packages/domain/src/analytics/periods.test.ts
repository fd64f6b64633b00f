import { describe, expect, it } from 'vitest';
import { daysOf, localMidnight, periodEndingToday, previousPeriod, stretchesOf, wasOpenIn } from './periods.ts';

describe('localMidnight', () => {
  it.each([
    ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-09', '2026-03-09T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-02', '2026-11-02T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-01', '2026-02-28T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-03-01', '2026-03-01T11:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-01', '2026-02-28T18:15:00.000Z'],
    // The clocks went from 24:00 to 01:00: the day began an hour late.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    // The whole day was skipped: it begins with the one after it.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  ])('in %s of %s', (timeZone, day, expected) => {
    expect(localMidnight(day, timeZone).toISOString()).toBe(expected);
  });
});

describe('periods', () => {
  it.each([
    // 07:30 on the 1st in UTC: still the last evening of February in Los Angeles, nearly evening in Kiritimati.
    ['UTC', '2026-02-23', '2026-03-01', '2026-02-23T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
    ['America/Los_Angeles', '2026-02-22', '2026-02-28', '2026-02-22T08:00:00.000Z', '2026-03-01T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-02-23', '2026-03-01', '2026-02-22T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
  ])('of 7 days in %s', (timeZone, from, to, startsAt, endsAt) => {
    const period = periodEndingToday(new Date('2026-03-01T07:30:00Z'), { days: 7, timeZone });
    expect({ ...period, startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() }).toEqual({
      from,
      to,
      timeZone,
      startsAt,
      endsAt,
    });
  });

  it('a week with a change of the clocks has an hour less, and follows the one before without a gap', () => {
    const week = periodEndingToday(new Date('2026-03-10T12:00:00Z'), { days: 7, timeZone: 'America/Los_Angeles' });
    expect(week.endsAt.getTime() - week.startsAt.getTime()).toBe((7 * 24 - 1) * 3_600_000);
    const before = previousPeriod(week);
    expect([before.from, before.to]).toEqual(['2026-02-25', '2026-03-03']);
    expect(before.endsAt).toEqual(week.startsAt);
  });

  it('is made up of its stretches', () => {
    const half = periodEndingToday(new Date('2026-06-30T12:00:00Z'), { days: 180, timeZone: 'Europe/Berlin' });
    const stretches = stretchesOf(half, 30);
    expect(stretches).toHaveLength(6);
    expect(stretches.flatMap(daysOf)).toEqual(daysOf(half));
  });
});

describe('wasOpenIn', () => {
  const week = periodEndingToday(new Date('2026-03-07T12:00:00Z'), { days: 7, timeZone: 'UTC' });
  const at = (day: string) => new Date(`${day}T09:00:00Z`);
  it.each([
    ['never launched', null, null, false],
    ['launched within', at('2026-03-05'), null, true],
    ['launched long ago, still open', at('2025-03-05'), null, true],
    ['closed on its first day', at('2025-03-05'), at('2026-03-01'), true],
    ['closed the day before', at('2025-03-05'), at('2026-02-28'), false],
    ['launched the day after', at('2026-03-08'), null, false],
  ])('%s', (_name, launchedAt, closedAt, expected) => {
    expect(wasOpenIn(week, { launchedAt, closedAt })).toBe(expected);
  });
});
