import {
  averageOf,
  CATEGORIES,
  combineScores,
  completionRate,
  eNps,
  favourability,
  meanOf,
  medianOf,
  roundHalfUp,
  scoreOf,
  sumOf,
  yesPercentage,
  type Question,
} from '@vela/domain';
import { releaseOf, type QuestionCounts, type ReadableSurvey, type SurveyCounts } from '../responses/index.ts';
import { answerDistribution } from './answer-distribution.ts';

export interface SurveyFigures {
  survey: ReadableSurvey;
  counts: SurveyCounts;
  days: readonly { day: string; count: number }[];
  /** The questions to report on, as they are asked now or were asked last. */
  questions: readonly Question[];
}

const NO_COUNTS: QuestionCounts = { asked: 0, answered: 0, notApplicable: 0, values: {}, withheld: false };

/** The numbers of a survey from its counted answers: nothing here depends on how many responses there are. */
export function surveyAnalytics({ survey, counts, days, questions }: SurveyFigures) {
  const countsOf = (question: Question) => counts.byQuestion.get(question._id) ?? NO_COUNTS;
  const scored = questions.map((question) => ({
    category: question.category,
    score: scoreOf(question, countsOf(question).values),
    answerCount: countsOf(question).answered,
  }));
  return {
    totalResponses: survey.submitted,
    completionRate: completionRate(survey.submitted, survey.started),
    averageCompletionTime: oneDecimal(meanOf(counts.seconds)) ?? 0,
    medianCompletionTime: medianOf(counts.seconds),
    score: oneDecimal(combineScores(scored).score),
    enps: eNps(sumOf(questions.filter(({ type }) => type === 'enps').map((question) => countsOf(question).values))),
    release: releaseOf(survey),
    categories: CATEGORIES.flatMap((category) => {
      const own = scored.filter((part) => part.category === category);
      if (own.length === 0) return [];
      const { score, answerCount } = combineScores(own);
      return [{ category, score: oneDecimal(score), answerCount }];
    }),
    questionAnalytics: questions.map((question) => questionAnalytics(question, countsOf(question))),
    responseTrends: Object.fromEntries(days.map(({ day, count }) => [day, count])),
  };
}

function questionAnalytics(question: Question, counts: QuestionCounts) {
  const { asked, answered, notApplicable, values } = counts;
  const sides = favourability(question, values);
  return {
    questionId: question._id,
    questionText: question.text,
    questionType: question.type,
    category: question.category,
    responseCount: answered,
    notApplicableCount: notApplicable,
    skippedCount: Math.max(0, asked - answered - notApplicable),
    analytics: {
      average: averageOf(question, values),
      yesPercentage: question.type === 'yes_no' ? oneDecimal(yesPercentage(values)) : null,
      score: oneDecimal(scoreOf(question, values)),
      enps: question.type === 'enps' ? eNps(values) : null,
      favourable: oneDecimal(sides?.favourable ?? null),
      neutral: oneDecimal(sides?.neutral ?? null),
      unfavourable: oneDecimal(sides?.unfavourable ?? null),
      distribution: answerDistribution(question, values),
    },
  };
}

const oneDecimal = (value: number | null): number | null => (value === null ? null : roundHalfUp(value, 1));
