import type { GroupFigures } from '@vela/contract';
import { HIDDEN_FIGURE, rateFigure } from '@vela/domain/analytics';
import type { Category } from '@vela/domain/surveys';
import type { TopicTallies } from './survey-digest.ts';
import { enpsOf, scoreOfTopic } from './topic-figures.ts';

export interface Group {
  value: string;
  label: string;
  /** Everybody of the group who was invited, and those of whom it may be said how many answered. */
  invited: number;
  shownInvited: number;
  released: number;
  hidden: boolean;
  /** Fewest people of whom figures are shown. */
  minGroup: number;
  topics: TopicTallies;
}

/** A row of a heat map: the same columns for every group, hidden or not. */
export function groupFigures(group: Group, columns: readonly Category[]): GroupFigures {
  const { value, label, invited, released, hidden, topics } = group;
  const figure = <T>(shown: T, instead: T) => (hidden ? instead : shown);
  return {
    value,
    label,
    invited,
    released,
    participation: figure(rateFigure({ part: released, whole: group.shownInvited }), HIDDEN_FIGURE),
    hidden,
    hiddenReason: hidden ? tooFew(group.minGroup) : null,
    score: figure(scoreOfTopic(topics, 'score'), HIDDEN_FIGURE),
    enps: figure(enpsOf(topics), HIDDEN_FIGURE),
    categories: columns.map((category) => ({
      category,
      figure: figure(scoreOfTopic(topics, category), HIDDEN_FIGURE),
    })),
  };
}

/** Why a group is not shown, in words for the screen. */
export const tooFew = (minGroup: number): string =>
  minGroup > 1 ? `Fewer than ${minGroup} answers that can be shown` : 'No answers yet';
