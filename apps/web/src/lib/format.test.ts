import { describe, expect, it, test } from 'vitest';
import { counted, createFormats, fileSize } from './format.ts';

const british = createFormats({ locale: 'en-GB', timeZone: 'Europe/London' });
const german = createFormats({ locale: 'de-DE', timeZone: 'Europe/Berlin' });

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

  it('keeps the decimal of means, whole ones included, in the member’s way', () => {
    expect([british.oneDecimal(4), british.oneDecimal(3.25)]).toEqual(['4.0', '3.3']);
    expect([german.oneDecimal(70), german.oneDecimal(70.5)]).toEqual(['70,0', '70,5']);
  });

  it('falls back where the language or the zone is unknown', () => {
    expect(() =>
      createFormats({ locale: 'not a locale', timeZone: 'Mars/Base' }).dateTime('2026-03-10T12:00:00Z'),
    ).not.toThrow();
  });

  it('counts in words', () => {
    expect(counted(british, 1, 'response')).toBe('1 response');
    expect(counted(british, 0, 'response')).toBe('0 responses');
    expect(counted(british, 2, 'reply', 'replies')).toBe('2 replies');
  });
});

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_234_567, '1.2 MB'],
  [26_214_400, '26.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, formats)).toBe(text);
});
