import type { QuestionAnalytics } from '@vela/contract';
import {
  enpsChange,
  enpsFigure,
  favourableFigure,
  HIDDEN_FIGURE,
  NO_FIGURE,
  scoreChange,
  scoreFigure,
  tallyEnps,
  tallyScores,
} from '@vela/domain/analytics';
import { averageOf, favourability, roundHalfUp, valueCount, type Distribution } from '@vela/domain/scoring';
import { OTHER_OPTION, SCALE_LABELS, valueRange, type Question } from '@vela/domain/surveys';
import type { QuestionCounts } from '../responses/index.ts';
import { leftOutOf } from './survey-digest.ts';

export interface CountedQuestion {
  question: Question;
  counts: QuestionCounts;
}

/** The figures of one question; `before` is the same one in the survey that is compared with. */
export function questionAnalytics(
  { question, counts }: CountedQuestion,
  { waiting, before }: { waiting: number | null; before: CountedQuestion | null },
): QuestionAnalytics {
  const { asked, answered, notApplicable, values } = counts;
  const sides = favourability(question, values);
  const figures = figuresOf({ question, counts }, waiting);
  return {
    questionId: question._id,
    questionText: question.text,
    questionType: question.type,
    category: question.category,
    retired: question.hidden === true,
    asked,
    responseCount: answered,
    notApplicableCount: notApplicable,
    skippedCount: leftOutOf(counts, waiting).skipped,
    analytics: {
      average: averageOf(question, values),
      yesPercentage: figures.yesPercentage.value,
      score: figures.score.value,
      enps: figures.enps.value,
      favourable: oneDecimal(sides?.favourable ?? null),
      neutral: oneDecimal(sides?.neutral ?? null),
      unfavourable: oneDecimal(sides?.unfavourable ?? null),
      distribution: answerDistribution(question, values),
    },
    figures,
    change: before === null ? null : changeOf({ question, counts }, before),
  };
}

function figuresOf({ question, counts }: CountedQuestion, waiting: number | null): QuestionAnalytics['figures'] {
  if (counts.hidden) {
    return { score: HIDDEN_FIGURE, favourable: HIDDEN_FIGURE, enps: HIDDEN_FIGURE, yesPercentage: HIDDEN_FIGURE };
  }
  const leftOut = leftOutOf(counts, waiting);
  const scores = tallyScores(question, counts.values, leftOut);
  return {
    score: scoreFigure(scores),
    favourable: favourableFigure(scores),
    enps: enpsFigure(tallyEnps(question, counts.values, leftOut)),
    // Never turned round: how many said yes, whether that is good or not.
    yesPercentage:
      question.type === 'yes_no'
        ? favourableFigure(tallyScores({ type: 'yes_no' }, counts.values, leftOut))
        : NO_FIGURE,
  };
}

function changeOf(now: CountedQuestion, before: CountedQuestion): QuestionAnalytics['change'] {
  const [tally, earlier] = [now, before].map(({ question, counts }) => {
    const of = question.type === 'enps' ? tallyEnps : tallyScores;
    return of(question, counts.values, leftOutOf(counts, null));
  });
  if (tally === undefined || earlier === undefined) return null;
  return now.question.type === 'enps' ? enpsChange(tally, earlier) : scoreChange(tally, earlier);
}

/**
 * Which question of an earlier run a question is: the one with its id, else the one of the same type and scale with the same
 * words. A run made from another one asks its questions under new ids.
 */
export function sameQuestions(now: readonly Question[], before: readonly Question[]): Map<string, Question> {
  const byId = new Map(before.map((question) => [question._id, question]));
  const byWords = new Map<string, Question[]>();
  for (const question of before) byWords.set(wordsOf(question), [...(byWords.get(wordsOf(question)) ?? []), question]);
  return new Map(
    now.flatMap((question) => {
      const known = byId.get(question._id);
      // Two questions with the same words are told apart by their order.
      const found = known && scaleOf(known) === scaleOf(question) ? known : byWords.get(wordsOf(question))?.shift();
      return found === undefined ? [] : [[question._id, found] as const];
    }),
  );
}

const scaleOf = ({ type, ratingMax, reverse }: Question): string =>
  JSON.stringify([type, ratingMax ?? 5, reverse === true]);
const wordsOf = (question: Question): string =>
  JSON.stringify([scaleOf(question), question.text.trim().replace(/\s+/g, ' ').toLowerCase()]);

const oneDecimal = (value: number | null): number | null => (value === null ? null : roundHalfUp(value, 1));

export interface DistributionEntry {
  value: string;
  label: string;
  count: number;
  /** An option that is offered no longer. */
  orphaned: boolean;
}

/** Every value that can be chosen, in its order, whether anybody chose it or not. Free texts have none. */
export function answerDistribution(question: Question, values: Distribution): DistributionEntry[] {
  const offered = new Set(offeredOptions(question));
  return choicesOf(question, values).map(({ value, label }) => ({
    value,
    label,
    count: valueCount(values, value),
    orphaned: question.type === 'multiple_choice' && !offered.has(value),
  }));
}

function choicesOf(question: Question, values: Distribution): Pick<DistributionEntry, 'value' | 'label'>[] {
  const range = valueRange(question);
  if (range !== null) {
    const steps = Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index);
    return steps.map((step) => ({ value: String(step), label: stepLabel(question, step, range) }));
  }
  switch (question.type) {
    case 'yes_no':
      return [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ];
    case 'multiple_choice':
      return optionsOf(question, values).map((value) => ({ value, label: value === OTHER_OPTION ? 'Other' : value }));
    default:
      return [];
  }
}

function stepLabel(question: Question, step: number, { min, max }: { min: number; max: number }): string {
  if (question.type === 'scale') return SCALE_LABELS[step - min] ?? String(step);
  const words = step === min ? question.lowLabel : step === max ? question.highLabel : undefined;
  return words ? `${step} (${words})` : String(step);
}

/** The options of today, then those that earlier versions offered and somebody chose: rows of their own. */
const optionsOf = (question: Question, values: Distribution): string[] => [
  ...new Set([...offeredOptions(question), ...Object.keys(values)]),
];

const offeredOptions = ({ options, allowOther }: Question): string[] =>
  allowOther ? [...options, OTHER_OPTION] : options;
