import { valueRange, type Question } from '../surveys/question-types.ts';

/** How many answers each value got: what the rollups hold, so that no score needs to read a response. */
export type Distribution = Readonly<Record<string, number>>;

export type ScoredQuestion = Pick<Question, 'type' | 'ratingMax' | 'reverse'>;

/** The counted values of a question on its own scale; what is no whole value inside the scale does not count. */
export function countedValues(
  question: ScoredQuestion,
  distribution: Distribution,
): { value: number; count: number }[] {
  const range = valueRange(question);
  if (!range) return [];
  const values: { value: number; count: number }[] = [];
  for (let value = range.min; value <= range.max; value += 1) {
    const count = valueCount(distribution, String(value));
    if (count > 0) values.push({ value, count });
  }
  return values;
}

export const valueCount = (distribution: Distribution, value: string): number =>
  Object.hasOwn(distribution, value) ? (distribution[value] ?? 0) : 0;

/** The counts of several questions on the same scale as those of one. */
export function sumOf(distributions: readonly Distribution[]): Distribution {
  const sums = new Map<string, number>();
  for (const distribution of distributions) {
    for (const [value, count] of Object.entries(distribution)) sums.set(value, (sums.get(value) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

/** The answers that stand behind a figure of this question: its base. Not for questions with several options. */
export function answerCountOf(question: ScoredQuestion, distribution: Distribution): number {
  if (question.type === 'yes_no') return valueCount(distribution, 'yes') + valueCount(distribution, 'no');
  return countedValues(question, distribution).reduce((sum, { count }) => sum + count, 0);
}

/** Mean of values that occur several times; null without any. */
export function weightedMean(values: readonly { value: number; count: number }[]): number | null {
  let sum = 0;
  let count = 0;
  for (const entry of values) {
    sum += entry.value * entry.count;
    count += entry.count;
  }
  return count === 0 ? null : sum / count;
}
