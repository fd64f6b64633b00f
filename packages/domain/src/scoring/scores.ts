import { valueRange } from '../surveys/question-types.ts';
import {
  answerCountOf,
  countedValues,
  valueCount,
  weightedMean,
  type Distribution,
  type ScoredQuestion,
} from './distribution.ts';
import { roundHalfUp } from './rates.ts';

/** 0 to 100, favourable upwards: the mean over the answers, or null where nothing can be scored. */
export function scoreOf(question: ScoredQuestion, distribution: Distribution): number | null {
  if (question.type === 'yes_no') {
    const yes = yesPercentage(distribution);
    return yes === null || !question.reverse ? yes : 100 - yes;
  }
  const range = valueRange(question);
  const mean = weightedMean(countedValues(question, distribution));
  if (!range || mean === null) return null;
  const score = ((mean - range.min) / (range.max - range.min)) * 100;
  return question.reverse ? 100 - score : score;
}

/** Mean on the original scale, never turned round: what people clicked. */
export const averageOf = (question: ScoredQuestion, distribution: Distribution): number | null =>
  weightedMean(countedValues(question, distribution));

export function yesPercentage(distribution: Distribution): number | null {
  const yes = valueCount(distribution, 'yes');
  const total = yes + valueCount(distribution, 'no');
  return total === 0 ? null : (yes / total) * 100;
}

/** % promoters (9-10) minus % detractors (0-6), an integer from -100 to 100. */
export function eNps(distribution: Distribution): number | null {
  const values = countedValues({ type: 'enps' }, distribution);
  return weightedMeanOf(values, (value) => (value >= 9 ? 100 : value <= 6 ? -100 : 0));
}

function weightedMeanOf(values: { value: number; count: number }[], weigh: (value: number) => number): number | null {
  const mean = weightedMean(values.map(({ value, count }) => ({ value: weigh(value), count })));
  return mean === null ? null : roundHalfUp(mean, 0);
}

/** Shares of the answers in per cent; they add up to 100. */
export interface Favourability {
  favourable: number;
  neutral: number;
  unfavourable: number;
}

/**
 * 4-5 of 5 and 8-10 of 10 are favourable, 3 and 6-7 neutral, the rest unfavourable; turned round where agreement is bad.
 * Yes and no take sides, eNPS has its own measure and gets none.
 */
export function favourability(question: ScoredQuestion, distribution: Distribution): Favourability | null {
  const total = answerCountOf(question, distribution);
  if (total === 0 || question.type === 'enps') return null;
  const share = (count: number) => (count / total) * 100;
  if (question.type === 'yes_no') {
    const good = valueCount(distribution, question.reverse ? 'no' : 'yes');
    return { favourable: share(good), neutral: 0, unfavourable: share(total - good) };
  }
  const sums = { favourable: 0, neutral: 0, unfavourable: 0 };
  for (const { value, count } of countedValues(question, distribution)) sums[sideOf(question, value)] += count;
  return {
    favourable: share(sums.favourable),
    neutral: share(sums.neutral),
    unfavourable: share(sums.unfavourable),
  };
}

function sideOf(question: ScoredQuestion, value: number): keyof Favourability {
  const range = valueRange(question);
  const max = range?.max ?? 5;
  const turned = question.reverse && range ? range.min + range.max - value : value;
  const [neutralFrom, favourableFrom] = max === 10 ? [6, 8] : [3, 4];
  if (turned >= favourableFrom) return 'favourable';
  return turned >= neutralFrom ? 'neutral' : 'unfavourable';
}

/** A score and the answers it stands on. */
export interface ScoredPart {
  score: number | null;
  answerCount: number;
}

/** Score of a category, segment or survey: the mean over all answers, so a question counts as often as it was answered. */
export function combineScores(parts: readonly ScoredPart[]): { score: number | null; answerCount: number } {
  const scored = parts.flatMap(({ score, answerCount }) =>
    score === null ? [] : [{ value: score, count: answerCount }],
  );
  return { score: weightedMean(scored), answerCount: scored.reduce((sum, { count }) => sum + count, 0) };
}
