import { describe, expect, it } from 'vitest';
import { counted, createFormats } from './format.ts';

const british = createFormats({ locale: 'en-GB', timeZone: 'Europe/London' });
const german = createFormats({ locale: 'de-DE', timeZone: 'Europe/Berlin' });
const NOW = new Date('2026-03-10T12:00:00Z');

describe('formats', () => {
  it('shows times in the member’s zone and language', () => {
    expect(british.dateTime('2026-07-01T22:30:00Z')).toBe('1 Jul 2026, 23:30');
    expect(german.dateTime('2026-07-01T22:30:00Z')).toBe('02.07.2026, 00:30');
    expect(german.date('2026-07-01T22:30:00Z')).toBe('02.07.2026');
  });

  it('keeps one decimal of numbers and none of per cents, halves rounded up', () => {
    expect(british.number(1284)).toBe('1,284');
    expect(british.number(4.25)).toBe('4.3');
    expect(british.percent(88.5)).toBe('89%');
    expect(british.percent(0)).toBe('0%');
    expect(german.percent(100)).toBe('100\u00a0%');
  });

  it.each([
    ['2026-03-10T11:59:40Z', 'now'],
    ['2026-03-10T11:15:00Z', '45 minutes ago'],
    ['2026-03-10T14:00:00Z', 'in 2 hours'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-01-01T12:00:00Z', '1 Jan 2026'],
  ])('says %s as "%s"', (iso, words) => {
    expect(british.relative(iso, NOW)).toBe(words);
  });

  it('falls back where the language or the zone is unknown', () => {
    expect(() =>
      createFormats({ locale: 'not a locale', timeZone: 'Mars/Base' }).dateTime(NOW.toISOString()),
    ).not.toThrow();
  });

  it('counts in words', () => {
    expect(counted(british, 1, 'response')).toBe('1 response');
    expect(counted(british, 0, 'response')).toBe('0 responses');
    expect(counted(british, 2, 'reply', 'replies')).toBe('2 replies');
  });
});
