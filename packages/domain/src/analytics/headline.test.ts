import { expect, test } from 'vitest';
import { NO_FIGURE } from './figures.ts';
import { headline } from './headline.ts';

const score = (value: number) => ({ ...NO_FIGURE, value });
const change = (value: number, isNoise = false) => ({ value, low: null, high: null, isNoise });

test.each([
  [
    score(71.5),
    change(4.2),
    score(80),
    'Engagement stands at 72 of 100, 4 points up on the 90 days before; 80% took part.',
  ],
  [score(64), change(-1.2), NO_FIGURE, 'Engagement stands at 64 of 100, 1 point down on the 90 days before.'],
  [
    score(64),
    change(-8, true),
    score(50),
    'Engagement stands at 64 of 100, much as in the 90 days before; 50% took part.',
  ],
  [score(64), null, NO_FIGURE, 'Engagement stands at 64 of 100.'],
  [NO_FIGURE, null, NO_FIGURE, 'No answers yet in the last 90 days.'],
  [NO_FIGURE, null, { ...score(20), people: 3 }, 'Too few answers about engagement are released yet.'],
])('%#', (engagement, moved, participation, expected) => {
  expect(headline({ engagement: { score: engagement, change: moved }, participation: { figure: participation } })).toBe(
    expected,
  );
});
