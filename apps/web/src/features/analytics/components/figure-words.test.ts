import { describe, expect, it } from 'vitest';
import { createFormats } from '../../../lib/format.ts';
import { figureFixture } from '../test-support/figure-fixture.ts';
import {
  explainFigure,
  figureText,
  intervalText,
  changeDirection,
  changeInterval,
  signedDecimal,
} from './figure-words.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });

describe('figureText', () => {
  it.each([
    ['score', 71.5, '72'],
    ['score', 71.49, '71'],
    ['enps', 12, '+12'],
    ['enps', -0.4, '0'],
    ['percent', 66.5, '67%'],
  ] as const)('writes the %s %d as %s', (kind, value, text) => {
    expect(figureText(formats, kind, figureFixture({ value }))).toBe(text);
  });

  it('says in words that there is no number, never NaN and never 0', () => {
    expect(figureText(formats, 'score', figureFixture({ value: null }))).toBe('No answers yet');
    expect(figureText(formats, 'score', figureFixture({ value: Number.NaN }))).toBe('No answers yet');
    expect(figureText(formats, 'score', figureFixture({ value: null, hidden: true }))).toBe('Hidden');
  });
});

describe('explainFigure', () => {
  const explain = (changes: Parameters<typeof figureFixture>[0], kind: 'score' | 'rate' = 'score') =>
    explainFigure(formats, 'The mean.', { figure: figureFixture(changes), kind });

  it('tells base, interval and who is left out and why', () => {
    const leftOut = { skipped: 3, notApplicable: 1, waiting: 2 };
    expect(explain({ leftOut })).toEqual({
      definition: 'The mean.',
      base: '84 answers of 42 people',
      interval: '66.2 to 76.7',
      leftOut: [
        '3 times a question was skipped',
        '1 answer "Not applicable"',
        '2 responses waiting, so that no small group shows',
      ],
    });
  });

  it('leaves out nobody where nobody is, and no interval where none can be told', () => {
    expect(explain({ low: null, high: null })).toMatchObject({ interval: undefined, leftOut: [] });
  });

  it('does not tell how many of a group wait', () => {
    const { leftOut } = explain({ leftOut: { skipped: 0, notApplicable: 0, waiting: null } });
    expect(leftOut?.join()).toContain('how many is not told');
  });

  it('tells nothing but the reason of a hidden figure', () => {
    const hidden = explain({ value: null, hidden: true, leftOut: { skipped: 2, notApplicable: 2, waiting: 2 } });
    expect(hidden).toMatchObject({ base: 'Hidden: too few people', leftOut: [] });
  });
});

it('keeps both ends of an interval apart', () => {
  expect(intervalText(formats, { low: 71.24, high: 71.25 })).toBe('71.2 to 71.3');
});

it.each([
  ['up', { value: 4, low: 1, high: 7, isNoise: false }],
  ['down', { value: -4, low: -7, high: -1, isNoise: false }],
  ['unclear', { value: 4, low: -1, high: 9, isNoise: true }],
  ['unclear', { value: -20, low: null, high: null, isNoise: true }],
  ['unclear', { value: 0, low: 0, high: 0, isNoise: false }],
])('calls a change %s', (direction, change) => {
  expect(changeDirection(change)).toBe(direction);
});

it.each([
  [3.24, '+3.2'],
  [3.25, '+3.3'],
  [-0.04, '0'],
  [0.04, '0'],
  [-2, '-2'],
])('writes %d as %s', (value, text) => {
  expect(signedDecimal(formats, value)).toBe(text);
});

it('writes no interval where none can be told', () => {
  expect(changeInterval(formats, { value: 2, low: -1, high: 5, isNoise: true })).toBe('-1 to +5');
  expect(changeInterval(formats, { value: 2, low: null, high: null, isNoise: true })).toBeNull();
});
