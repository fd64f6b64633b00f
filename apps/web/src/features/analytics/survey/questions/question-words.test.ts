import type { Figure } from '@vela/contract';
import { expect, it } from 'vitest';
import { createFormats } from '../../../../lib/format.ts';
import { surveyFigureFixture, questionFixture } from '../test-support/analytics-fixture.ts';
import { besideTexts, leftOutTexts } from './question-words.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });
const withWaiting = (waiting: number | null, changes: Partial<Figure> = {}) => {
  const result = questionFixture();
  const leftOut = { skipped: 3, notApplicable: 1, waiting };
  return { ...result, figures: { ...result.figures, score: surveyFigureFixture(72.5, { leftOut, ...changes }) } };
};
const about = (people: number) => ({ question: undefined, people });

it('counts who skipped, and whose answers are released although they are not in this question', () => {
  expect(besideTexts(formats, questionFixture(), about(47))).toEqual([
    ...['3 skipped it', '1 not applicable', '7 people not counted'],
  ]);
  expect(besideTexts(formats, questionFixture(), about(41))).toContain('1 person not counted');
  expect(besideTexts(formats, questionFixture(), about(40))).toEqual(['3 skipped it', '1 not applicable']);
});

it('tells why somebody is not counted, and how many responses wait as far as that may be known', () => {
  const last = (waiting: number | null) => leftOutTexts(formats, withWaiting(waiting), about(47)).at(-1);
  expect(last(0)).toMatch(/^Not counted: people who answered before the question was added/);
  expect(last(1)).toBe('1 response waiting, so that no small group shows');
  expect(last(null)).toMatch(/how many is not told$/);
  expect(leftOutTexts(formats, withWaiting(0), about(40))).toEqual(['3 skipped it', '1 not applicable']);
});
