import {
  answerCountOf,
  countedValues,
  valueCount,
  type Distribution,
  type ScoredQuestion,
} from '../scoring/distribution.ts';
import { favourability } from '../scoring/scores.ts';
import { valueRange } from '../surveys/question-types.ts';

/** Who is not in a figure, and why: questions left unanswered, and people. What is not known of a group is null. */
export interface LeftOut {
  skipped: number;
  notApplicable: number;
  /** People who submitted and are not released. */
  waiting: number | null;
}

/** Sums from which every figure of a set of answers follows, so that figures of several sets need no answer again. */
export interface ScoreTally {
  /** Answers that have a score, the sum of their scores (0 to 100) and of the squares of these. */
  count: number;
  sum: number;
  squares: number;
  /** Answers that take sides, and the favourable ones among them. */
  sided: number;
  favourable: number;
  /** People behind the answers: surely so many different ones within a survey. */
  people: number;
  leftOut: LeftOut;
}

export const NO_ONE_LEFT_OUT: LeftOut = { skipped: 0, notApplicable: 0, waiting: 0 };
export const EMPTY_TALLY: ScoreTally = {
  count: 0,
  sum: 0,
  squares: 0,
  sided: 0,
  favourable: 0,
  people: 0,
  leftOut: NO_ONE_LEFT_OUT,
};

/** The scores of a question's answers, favourable upwards. Types without a scale have none. */
export function tallyScores(question: ScoredQuestion, values: Distribution, leftOut: LeftOut): ScoreTally {
  const scored = scoredValues(question, values);
  if (scored.length === 0) return { ...EMPTY_TALLY, leftOut: isScored(question) ? leftOut : NO_ONE_LEFT_OUT };
  const count = answerCountOf(question, values);
  const sides = favourability(question, values);
  return {
    ...sumsOf(scored),
    sided: sides === null ? 0 : count,
    // The share is count-based, so this only takes back the division.
    favourable: sides === null ? 0 : Math.round((sides.favourable * count) / 100),
    people: count,
    leftOut,
  };
}

/** Promoters as 100, detractors as -100, the rest as 0: the mean of these is the eNPS. Only of `enps` questions. */
export function tallyEnps(question: ScoredQuestion, values: Distribution, leftOut: LeftOut): ScoreTally {
  if (question.type !== 'enps') return EMPTY_TALLY;
  const sides = countedValues(question, values).map(({ value, count }) => ({
    value: value >= 9 ? 100 : value <= 6 ? -100 : 0,
    count,
  }));
  const sums = sumsOf(sides);
  return { ...EMPTY_TALLY, ...sums, people: sums.count, leftOut };
}

/**
 * Several questions to the same people, who are counted once: as many as answered the question that most did, and as many
 * waiting as of the question with most.
 */
export function joinQuestions(tallies: readonly ScoreTally[]): ScoreTally {
  const all = joinGroups(tallies);
  const waiting =
    all.leftOut.waiting === null ? null : Math.max(0, ...tallies.map((tally) => tally.leftOut.waiting ?? 0));
  return {
    ...all,
    people: Math.max(0, ...tallies.map(({ people }) => people)),
    leftOut: { ...all.leftOut, waiting },
  };
}

/** Several groups or surveys. A company has thousands of them, so they are added up in place. */
export function joinGroups(tallies: readonly ScoreTally[]): ScoreTally {
  const sums = { count: 0, sum: 0, squares: 0, sided: 0, favourable: 0, people: 0 };
  const left = { skipped: 0, notApplicable: 0 };
  let waiting: number | null = 0;
  for (const tally of tallies) {
    sums.count += tally.count;
    sums.sum += tally.sum;
    sums.squares += tally.squares;
    sums.sided += tally.sided;
    sums.favourable += tally.favourable;
    sums.people += tally.people;
    left.skipped += tally.leftOut.skipped;
    left.notApplicable += tally.leftOut.notApplicable;
    waiting = waiting === null || tally.leftOut.waiting === null ? null : waiting + tally.leftOut.waiting;
  }
  return { ...sums, leftOut: { ...left, waiting } };
}

export const isScored = (question: ScoredQuestion): boolean =>
  valueRange(question) !== null || question.type === 'yes_no';

function scoredValues(question: ScoredQuestion, values: Distribution): { value: number; count: number }[] {
  const turn = (score: number) => (question.reverse ? 100 - score : score);
  if (question.type === 'yes_no') {
    return [
      { value: turn(100), count: valueCount(values, 'yes') },
      { value: turn(0), count: valueCount(values, 'no') },
    ].filter(({ count }) => count > 0);
  }
  const range = valueRange(question);
  if (range === null) return [];
  const span = range.max - range.min;
  return countedValues(question, values).map(({ value, count }) => ({
    value: turn(((value - range.min) / span) * 100),
    count,
  }));
}

function sumsOf(values: readonly { value: number; count: number }[]): Pick<ScoreTally, 'count' | 'sum' | 'squares'> {
  const sums = { count: 0, sum: 0, squares: 0 };
  for (const { value, count } of values) {
    sums.count += count;
    sums.sum += value * count;
    sums.squares += value ** 2 * count;
  }
  return sums;
}
