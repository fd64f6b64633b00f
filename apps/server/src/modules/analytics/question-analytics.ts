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
import { averageOf, favourability, roundHalfUp } from '@vela/domain/scoring';
import type { Question } from '@vela/domain/surveys';
import type { QuestionCounts } from '../responses/index.ts';
import { answerDistribution } from './answer-distribution.ts';
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
