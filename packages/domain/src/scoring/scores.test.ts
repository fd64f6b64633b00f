import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerCountOf, sumOf, type Distribution, type ScoredQuestion } from './distribution.ts';
import { averageOf, combineScores, eNps, favourability, scoreOf, yesPercentage } from './scores.ts';

const FIVE: ScoredQuestion = { type: 'rating' };
const TEN: ScoredQuestion = { type: 'rating', ratingMax: 10 };
const SCALE: ScoredQuestion = { type: 'scale' };
const REVERSED: ScoredQuestion = { type: 'scale', reverse: true };
const YES_NO: ScoredQuestion = { type: 'yes_no' };
const ENPS: ScoredQuestion = { type: 'enps' };

describe('worked examples', () => {
  it.each<[string, ScoredQuestion, Distribution, number | null]>([
    ['all at the top', FIVE, { '5': 7 }, 100],
    ['all at the bottom', FIVE, { '1': 7 }, 0],
    ['one 4 of 5', FIVE, { '4': 1 }, 75],
    ['3, 4 and 5', FIVE, { '3': 1, '4': 1, '5': 1 }, 75],
    ['one 10 of 10', TEN, { '10': 1 }, 100],
    ['one 1 of 10', TEN, { '1': 1 }, 0],
    ['agreement turned round', REVERSED, { '5': 3, '4': 1 }, 6.25],
    ['two yes, one no', YES_NO, { yes: 2, no: 2 }, 50],
    ['yes turned round', { type: 'yes_no', reverse: true }, { yes: 3, no: 1 }, 25],
    ['0 to 10', ENPS, { '0': 1, '10': 1 }, 50],
    ['nothing', FIVE, {}, null],
    ['zero counts', FIVE, { '4': 0 }, null],
    ['nothing but values off the scale', FIVE, { '0': 2, '6': 1, '4.5': 1, toString: 3 }, null],
    ['values off the scale beside one', FIVE, { '5': 1, '10': 9 }, 100],
    ['text', { type: 'text' }, { hello: 3 }, null],
    ['multiple choice', { type: 'multiple_choice' }, { '5': 3 }, null],
  ])('score of %s', (_name, question, distribution, score) => {
    expect(scoreOf(question, distribution)).toBe(score);
  });

  it('keeps the average on the scale that people saw', () => {
    expect(averageOf(REVERSED, { '5': 3, '4': 1 })).toBe(4.75);
    expect(averageOf(FIVE, {})).toBeNull();
    expect(averageOf(YES_NO, { yes: 1 })).toBeNull();
  });

  it.each<[Distribution, number | null]>([
    [{ '9': 3, '10': 2, '7': 3, '8': 0, '6': 2 }, 30],
    [{ '10': 4 }, 100],
    [{ '0': 4 }, -100],
    [{ '7': 1, '8': 1 }, 0],
    [{ '9': 1, '7': 2 }, 33],
    [{ '6': 1, '7': 2 }, -33],
    [{ '9': 1, '7': 7 }, 13],
    [{ '6': 1, '7': 7 }, -12],
    [{}, null],
  ])('eNPS of %j is %j', (distribution, expected) => {
    expect(eNps(distribution)).toBe(expected);
  });

  it.each<[ScoredQuestion, Distribution, [number, number, number] | null]>([
    [FIVE, { '5': 1, '4': 1, '3': 1, '2': 1 }, [50, 25, 25]],
    [TEN, { '8': 1, '7': 1, '6': 1, '5': 1 }, [25, 50, 25]],
    [REVERSED, { '1': 1, '2': 1, '3': 1, '4': 1 }, [50, 25, 25]],
    [{ type: 'rating', ratingMax: 10, reverse: true }, { '3': 1, '4': 1, '5': 1, '6': 1 }, [25, 50, 25]],
    [YES_NO, { yes: 3, no: 1 }, [75, 0, 25]],
    [{ type: 'yes_no', reverse: true }, { yes: 3, no: 1 }, [25, 0, 75]],
    [ENPS, { '10': 1 }, null],
    [FIVE, {}, null],
  ])('sides of %j with %j', (question, distribution, sides) => {
    const shares = favourability(question, distribution);
    expect(shares && [shares.favourable, shares.neutral, shares.unfavourable]).toEqual(sides);
  });

  it('adds up the answers to several eNPS questions', () => {
    const together = sumOf([{ '10': 3, '0': 1 }, { '10': 1, '7': 5 }, {}]);
    expect(together).toEqual({ '10': 4, '0': 1, '7': 5 });
    expect(eNps(together)).toBe(30);
  });

  it('weighs a question by its answers', () => {
    const parts = [
      { score: 100, answerCount: 1 },
      { score: 0, answerCount: 3 },
      { score: null, answerCount: 0 },
    ];
    expect(combineScores(parts)).toEqual({ score: 25, answerCount: 4 });
    expect(combineScores([])).toEqual({ score: null, answerCount: 0 });
  });
});

/** Written from the definitions over single answers, sharing nothing with the rules under test. */
function naive(question: ScoredQuestion, answers: number[]) {
  const min = question.type === 'enps' ? 0 : 1;
  const max = question.type === 'enps' || question.ratingMax === 10 ? 10 : 5;
  let score = 0;
  let sum = 0;
  let good = 0;
  let middle = 0;
  let promoters = 0;
  let detractors = 0;
  for (const x of answers) {
    const turned = question.reverse ? max + min - x : x;
    score += ((turned - min) / (max - min)) * 100;
    sum += x;
    if (max === 10 ? turned >= 8 : turned >= 4) good += 1;
    else if (max === 10 ? turned >= 6 : turned === 3) middle += 1;
    if (x > 8) promoters += 1;
    if (x < 7) detractors += 1;
  }
  const n = answers.length;
  return {
    score: score / n,
    average: sum / n,
    good: (good / n) * 100,
    middle: (middle / n) * 100,
    enps: ((promoters - detractors) / n) * 100,
  };
}

const countsOf = (answers: (string | number)[]): Distribution => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};

describe('agrees with a count over single answers', () => {
  it.each<[string, ScoredQuestion, number, number]>([
    ['rating', FIVE, 1, 5],
    ['rating to 10', TEN, 1, 10],
    ['scale', SCALE, 1, 5],
    ['reversed scale', REVERSED, 1, 5],
    ['enps', ENPS, 0, 10],
  ])('%s', (_name, question, min, max) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min, max }), { minLength: 1, maxLength: 300 }), (answers) => {
        const counts = countsOf(answers);
        const expected = naive(question, answers);
        expect(scoreOf(question, counts)).toBeCloseTo(expected.score, 8);
        expect(averageOf(question, counts)).toBeCloseTo(expected.average, 8);
        expect(answerCountOf(question, counts)).toBe(answers.length);
        if (question.type === 'enps') {
          expect(Math.abs((eNps(counts) ?? Number.NaN) - expected.enps)).toBeLessThanOrEqual(0.5 + 1e-9);
          return;
        }
        const sides = favourability(question, counts);
        expect(sides?.favourable).toBeCloseTo(expected.good, 8);
        expect(sides?.neutral).toBeCloseTo(expected.middle, 8);
        expect((sides?.favourable ?? 0) + (sides?.neutral ?? 0) + (sides?.unfavourable ?? 0)).toBeCloseTo(100, 8);
      }),
    );
  });

  it('yes and no', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('yes', 'no'), { minLength: 1 }), (answers) => {
        const share = (answers.filter((answer) => answer === 'yes').length / answers.length) * 100;
        expect(yesPercentage(countsOf(answers))).toBeCloseTo(share, 8);
        expect(scoreOf(YES_NO, countsOf(answers))).toBeCloseTo(share, 8);
        expect(scoreOf({ type: 'yes_no', reverse: true }, countsOf(answers))).toBeCloseTo(100 - share, 8);
      }),
    );
  });

  it('never gives a number that is none', () => {
    const counts = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('1', '5', 'yes')), fc.nat({ max: 5 }));
    fc.assert(
      fc.property(counts, fc.constantFrom(FIVE, TEN, REVERSED, YES_NO, ENPS), (given, question) => {
        for (const figure of [
          scoreOf(question, given),
          averageOf(question, given),
          eNps(given),
          yesPercentage(given),
        ]) {
          expect(figure === null || Number.isFinite(figure)).toBe(true);
        }
      }),
    );
  });
});
