import type { QuestionAnalytics } from '@vela/contract';
import { QUESTION_TYPE_LABELS, type Question } from '@vela/domain/surveys';
import { categoryLabel, counted, type Formats } from '../../../../lib/format.ts';
import { waitingLine } from '../../components/figure-words.ts';

/** Too few people answered it. */
export const isHiddenQuestion = ({ figures }: QuestionAnalytics): boolean =>
  Object.values(figures).some(({ hidden }) => hidden);

/** What stands beside a distribution and never in it. `people` are those whose answers are released. */
export function besideTexts(
  formats: Formats,
  result: QuestionAnalytics,
  { question, people }: { question: Question | undefined; people: number },
): string[] {
  const { skippedCount, notApplicableCount, asked } = result;
  const uncounted = Math.max(0, people - asked);
  return [
    // Whoever was not shown a question and whoever passed it over hand in the same nothing.
    skippedCount > 0 &&
      `${formats.number(skippedCount)} ${question?.showIf ? 'not shown it or skipped it' : 'skipped it'}`,
    notApplicableCount > 0 && `${formats.number(notApplicableCount)} not applicable`,
    uncounted > 0 && asked > 0 && `${counted(formats, uncounted, 'person', 'people')} not counted`,
  ].filter((text) => text !== false);
}

export function leftOutTexts(
  formats: Formats,
  result: QuestionAnalytics,
  about: { question: Question | undefined; people: number },
): string[] {
  const uncounted = Math.max(0, about.people - result.asked);
  const why =
    uncounted > 0 && result.asked > 0
      ? [
          'Not counted: people who answered before the question was added, and people whose answers to it are held, because counts move only in groups that are large enough',
        ]
      : [];
  const waiting = waitingLine(formats, result.figures.score.leftOut);
  return [...besideTexts(formats, result, about), ...why, ...(waiting === null ? [] : [waiting])];
}

/** "Rating 1-5 · Engagement" */
export function questionFacts(result: QuestionAnalytics, question: Question | undefined): string {
  const type =
    result.questionType === 'rating'
      ? `Rating${question ? ` 1-${String(question.ratingMax ?? 5)}` : ''}`
      : QUESTION_TYPE_LABELS[result.questionType];
  return [
    type,
    categoryLabel(result.category),
    ...(question?.reverse ? ['A high answer is bad news'] : []),
    ...(question?.allowMultiple && question.type === 'multiple_choice' ? ['Several answers possible'] : []),
    ...(result.retired ? ['Asked no longer'] : []),
  ].join(' · ');
}

export type QuestionOrder = 'asked' | 'lowest' | 'skipped';

/** Results in another order than the survey's; those without a score come last. */
export function inOrder(results: readonly QuestionAnalytics[], order: QuestionOrder): QuestionAnalytics[] {
  switch (order) {
    case 'asked':
      return [...results];
    case 'lowest':
      return results.toSorted((left, right) => scoreOr(left, 101) - scoreOr(right, 101));
    case 'skipped':
      return results.toSorted((left, right) => skippedShare(right) - skippedShare(left));
  }
}

const scoreOr = ({ figures }: QuestionAnalytics, without: number): number => figures.score.value ?? without;

const skippedShare = ({ skippedCount, asked }: QuestionAnalytics): number => (asked === 0 ? 0 : skippedCount / asked);
