import { roundHalfUp } from '@vela/domain/scoring';

/** A score without decimals. Other screens round a figure that has one decimal, and all of them must show the same number. */
export const shownScore = (score: number): number => roundHalfUp(roundHalfUp(score, 1), 0);
