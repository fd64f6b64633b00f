import { expect, it } from 'vitest';
import { timeframeFrom, wordsBefore } from './timeframe.ts';

it.each([
  ['7d', '7d'],
  ['90d', '90d'],
  ['30d', '30d'],
  [null, '30d'],
  ['1y', '30d'],
  ['', '30d'],
])('reads %s as %s', (text, timeframe) => {
  expect(timeframeFrom(text)).toBe(timeframe);
});

it('names what a period is compared with', () => {
  expect(wordsBefore('7d')).toBe('the 7 days before');
});
