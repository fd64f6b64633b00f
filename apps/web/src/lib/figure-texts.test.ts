import { expect, it } from 'vitest';
import { createFormats } from './format.ts';
import { durationText, percentOf, shareText, signed } from './figure-texts.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });

it('prints every share with its base', () => {
  expect(shareText(formats, 16, 25)).toBe('64% (16 of 25)');
  expect(shareText(formats, 0, 0)).toBe('0% (0 of 0)');
  expect(shareText(formats, 66, 50_000)).toBe('<1% (66 of 50,000)');
  expect(shareText(formats, 49_990, 50_000)).toBe('>99% (49,990 of 50,000)');
  expect(shareText(formats, 5, 5)).toBe('100% (5 of 5)');
  expect(percentOf(formats, 64, 25)).toBe('64% of 25 answers');
  expect(percentOf(formats, 100, 1)).toBe('100% of 1 answer');
});

it('signs eNPS and names durations', () => {
  expect([signed(formats, 12), signed(formats, 0), signed(formats, -8)]).toEqual(['+12', '0', '-8']);
  expect([durationText(formats, 45), durationText(formats, 150)]).toEqual(['45 s', '3 min']);
});
