import { roundHalfUp } from '../scoring/rates.ts';
import type { Change } from './changes.ts';
import type { Figure } from './figures.ts';

export interface HeadlineInput {
  engagement: { score: Figure; change: Change | null };
  participation: { figure: Figure };
}

/** How it stands and where it goes, in one sentence that noise can't turn into news. */
export function headline({ engagement: { score, change }, participation: { figure } }: HeadlineInput): string {
  if (score.value === null) {
    return figure.value === null || figure.people === 0
      ? 'No answers yet in the last 90 days.'
      : 'Too few answers about engagement are released yet.';
  }
  const stand = `Engagement stands at ${roundHalfUp(score.value, 0)} of 100`;
  const rate = figure.value === null ? '' : `; ${roundHalfUp(figure.value, 0)}% took part`;
  return `${stand}${movement(change)}${rate}.`;
}

function movement(change: Change | null): string {
  if (change === null) return '';
  if (change.isNoise) return ', much as in the 90 days before';
  const by = Math.max(1, roundHalfUp(Math.abs(change.value), 0));
  return `, ${by} ${by === 1 ? 'point' : 'points'} ${change.value > 0 ? 'up' : 'down'} on the 90 days before`;
}
