import type { Figure } from '@vela/contract';
import { expect, it } from 'vitest';
import { createFormats } from '../../../../lib/format.ts';
import { surveyFigureFixture, questionFixture } from '../test-support/analytics-fixture.ts';
import { besideTexts, leftOutTexts } from './question-words.ts';

const formats = createFormats({ locale: 'en', timeZone: 'UTC' });
const withKeptBack = (keptBack: number | null, changes: Partial<Figure> = {}) => {
  const result = questionFixture();
  const leftOut = { skipped: 3, notApplicable: 1, keptBack };
  return { ...result, figures: { ...result.figures, score: surveyFigureFixture(72.5, { leftOut, ...changes }) } };
};
const about = (people: number) => ({ question: undefined, people });

it('counts who skipped, and whose answers can be read although they are not in this question', () => {
  expect(besideTexts(formats, questionFixture(), about(47))).toEqual([
    ...['3 skipped it', '1 not applicable', '7 people not counted'],
  ]);
  expect(besideTexts(formats, questionFixture(), about(41))).toContain('1 person not counted');
  expect(besideTexts(formats, questionFixture(), about(40))).toEqual(['3 skipped it', '1 not applicable']);
});

it('tells why somebody is not counted, and how many responses are kept back as far as that may be known', () => {
  const last = (keptBack: number | null) => leftOutTexts(formats, withKeptBack(keptBack), about(47)).at(-1);
  expect(last(0)).toMatch(/^Not counted: people who answered before the question was added/);
  expect(last(1)).toBe('1 response kept back, so that no small group shows');
  expect(last(null)).toMatch(/how many is not told$/);
  expect(leftOutTexts(formats, withKeptBack(0), about(40))).toEqual(['3 skipped it', '1 not applicable']);
});
