import type { Insights } from '@vela/contract';
import { roundHalfUp } from '@vela/domain/scoring';
import type { Category } from '@vela/domain/surveys';

/** A sentence and what it stands on. */
export type Finding = Insights['evidence'][number];

const ITEM_LENGTH = 90;

export function scoredFinding(
  statement: string,
  { score, answerCount }: { score: number; answerCount: number },
): Finding {
  const base = countedNoun(answerCount, 'answer');
  return { statement: `${statement} ${shownScore(score)} of 100 (from ${base})`, base: answerCount };
}

export const categoryTitle = (category: Category): string => category.charAt(0).toUpperCase() + category.slice(1);

export const countedNoun = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Cut between characters, not inside of one. */
export function shorten(text: string): string {
  const characters = [...text.trim()];
  return characters.length <= ITEM_LENGTH
    ? text.trim()
    : `${characters
        .slice(0, ITEM_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}

/** A score without decimals. Other screens round a figure that has one decimal, and all of them must show the same number. */
export const shownScore = (score: number): number => roundHalfUp(roundHalfUp(score, 1), 0);
