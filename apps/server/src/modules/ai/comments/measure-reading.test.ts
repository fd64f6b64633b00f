import { expect, it } from 'vitest';
import { DEVELOPMENT_COMMENTS } from './labelled/development-data.ts';
import { evaluateReading } from './labelled/evaluate-reading.ts';
import { HELD_OUT_COMMENTS } from './labelled/held-out-data.ts';
import { type LabelledComment, measureReading } from './measure-reading.ts';

it('reads comments that nothing was tuned on well enough', () => {
  const { passed, lines } = evaluateReading();
  expect(passed, lines.join('\n')).toBe(true);
});

it('has more than 300 labelled comments, none in both parts', () => {
  const texts = [...DEVELOPMENT_COMMENTS, ...HELD_OUT_COMMENTS].map(([, , text]) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThan(300);
});

it('weighs rare and common sentiments alike, and every mention of a theme', () => {
  const labelled: LabelledComment[] = [
    ['positive', ['pay', 'team'], 'a'],
    ['positive', [], 'b'],
    ['negative', ['pay'], 'c'],
    ['neutral', [], 'd'],
  ];
  const measures = measureReading(labelled, (text) => ({
    sentiment: text === 'c' ? 'neutral' : text === 'd' ? 'neutral' : 'positive',
    themes: text === 'a' ? ['pay'] : text === 'b' ? ['tools'] : [],
  }));
  // positive 1, neutral 2/3, negative 0; one of two found is right, of three wanted.
  expect(measures.sentimentMacroF1).toBeCloseTo((1 + 2 / 3 + 0) / 3, 10);
  expect(measures.themesMicroF1).toBeCloseTo(2 / 5, 10);
});
