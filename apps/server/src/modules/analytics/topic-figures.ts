import type { Change, Figure, GroupFigures } from '@vela/contract';
import {
  enpsChange,
  enpsFigure,
  favourableChange,
  favourableFigure,
  HIDDEN_FIGURE,
  NO_FIGURE,
  rateFigure,
  scoreChange,
  scoreFigure,
  type ScoreTally,
} from '@vela/domain/analytics';
import { CATEGORIES, type Category } from '@vela/domain/surveys';
import type { GroupSums, Topic, TopicTallies } from './survey-digest.ts';

/** The score of a topic; hidden where there are answers of which all are held or waiting. */
export const scoreOfTopic = (topics: TopicTallies, topic: Exclude<Topic, 'enps'>): Figure =>
  figureOf(topics, topic, scoreFigure);

export const favourableOfTopic = (topics: TopicTallies, topic: Exclude<Topic, 'enps'>): Figure =>
  figureOf(topics, topic, favourableFigure);

export const enpsOf = (topics: TopicTallies): Figure => figureOf(topics, 'enps', enpsFigure);

function figureOf(topics: TopicTallies, topic: Topic, of: (tally: ScoreTally) => Figure): Figure {
  const part = topics.get(topic);
  if (part === undefined) return NO_FIGURE;
  return part.tally.count === 0 && part.hidden ? HIDDEN_FIGURE : of(part.tally);
}

/** What changed in the score of a topic; null where either side has no answers. */
export const scoreChangeOf = (now: TopicTallies, before: TopicTallies, topic: Exclude<Topic, 'enps'>): Change =>
  changeOf(now, before, { topic, of: scoreChange });

export const favourableChangeOf = (now: TopicTallies, before: TopicTallies): Change =>
  changeOf(now, before, { topic: 'score', of: favourableChange });

export const enpsChangeOf = (now: TopicTallies, before: TopicTallies): Change =>
  changeOf(now, before, { topic: 'enps', of: enpsChange });

function changeOf(
  now: TopicTallies,
  before: TopicTallies,
  { topic, of }: { topic: Topic; of: (now: ScoreTally, before: ScoreTally) => Change },
): Change {
  const tally = now.get(topic)?.tally;
  const earlier = before.get(topic)?.tally;
  return tally === undefined || earlier === undefined ? null : of(tally, earlier);
}

/** The categories that were asked about, in their order. */
export const askedCategories = (topics: TopicTallies): Category[] =>
  CATEGORIES.filter((category) => topics.has(category));

/** A row of a heat map: the same columns for every group, hidden or not. */
export function groupFigures(
  { value, invited, base, released, hidden, threshold, topics }: GroupSums,
  { label, columns }: { label: string; columns: readonly Category[] },
): GroupFigures {
  const figure = (known: Figure): Figure => (hidden ? HIDDEN_FIGURE : known);
  return {
    value,
    label,
    invited,
    released,
    participation: figure(rateFigure({ part: released, whole: base })),
    hidden,
    hiddenReason: hidden ? tooFew(threshold) : null,
    score: figure(scoreOfTopic(topics, 'score')),
    enps: figure(enpsOf(topics)),
    categories: columns.map((category) => ({ category, figure: figure(scoreOfTopic(topics, category)) })),
  };
}

/** Why a group is hidden, in words for the screen. */
export const tooFew = (threshold: number): string =>
  threshold > 1 ? `Fewer than ${threshold} released answers` : 'No answers yet';
