import type { HeldTally } from '@vela/db/responses';
import { addTallies, foldCounts, NO_TALLY, splitTally, whatMoves, type Tally } from '@vela/domain/anonymity';

/** Everything that is counted of a group: a row of the rollups. */
export interface GroupRollup extends Tally {
  segment: string;
  /** Released responses that carry this group. */
  people: number;
  /** How many of this planned group are released, under its own name or a coarser one. */
  released: number;
  pooled: Partial<Tally>;
  held: HeldTally;
}

export const emptyRollup = (segment: string): GroupRollup => ({
  segment,
  people: 0,
  released: 0,
  ...NO_TALLY,
  pooled: {},
  held: {},
});

export interface ReleasedCounts {
  people: number;
  arriving: Tally;
  /** Of the release: what it leaves held is held since then. */
  step: number;
  minGroup: number;
  textQuestionIds: ReadonlySet<string>;
}

/** A group's rollup with responses that are released together. */
export function addRelease(rollup: GroupRollup, release: ReleasedCounts): GroupRollup {
  const { people, step, ...counts } = release;
  const { released, held } = foldCounts({ ...counts, released: rollup, held: toTally(rollup.held) });
  return {
    ...rollup,
    people: rollup.people + people,
    answers: released.answers,
    seconds: released.seconds,
    held: toHeld(held, (id) => sinceOf(rollup.held, id) ?? step),
  };
}

/**
 * Held answers are pooled when a survey closes, question by question, where enough people in all of its groups answered.
 * Answers those rollups that change by it.
 */
export function poolHeld(
  rollups: readonly GroupRollup[],
  { minGroup, textQuestionIds }: { minGroup: number; textQuestionIds: ReadonlySet<string> },
): GroupRollup[] {
  const held = addTallies(rollups.map((rollup) => toTally(rollup.held)));
  const moves = whatMoves(held, minGroup, textQuestionIds);
  return rollups.flatMap((rollup) => {
    const { moved, kept } = splitTally(toTally(rollup.held), moves);
    if (isEmpty(moved)) return [];
    const pooled = addTallies([toTally(rollup.pooled), moved]);
    return [{ ...rollup, pooled, held: toHeld(kept, (id) => sinceOf(rollup.held, id) ?? 0) }];
  });
}

export const toTally = ({ answers = {}, seconds = {} }: Partial<Tally>): Tally => ({ answers, seconds });

/** The step since which answers to a question are held. */
export const sinceOf = ({ since = {} }: HeldTally, questionId: string): number | undefined =>
  Object.hasOwn(since, questionId) ? since[questionId] : undefined;

/** Nothing is written for what holds nothing. */
export function toHeld(held: Tally, stepOf: (questionId: string) => number): HeldTally {
  if (isEmpty(held)) return {};
  const since = Object.fromEntries(Object.keys(held.answers).map((id) => [id, stepOf(id)]));
  return { ...held, since };
}

const isEmpty = ({ answers, seconds }: Tally): boolean =>
  Object.keys(answers).length === 0 && Object.keys(seconds).length === 0;

/** The steps since which something is held, in their order. */
export const stepsOf = ({ held }: GroupRollup): number[] =>
  [...new Set(Object.values(held.since ?? {}))].sort((left, right) => left - right);

/** The same with the steps counted instead of told, which keeps what came before which and nothing more. */
export function withCoarseSteps(rollup: GroupRollup): GroupRollup {
  const { since } = rollup.held;
  if (since === undefined) return rollup;
  const steps = stepsOf(rollup);
  const coarse = Object.entries(since).map(([id, step]) => [id, steps.indexOf(step) + 1]);
  return { ...rollup, held: { ...rollup.held, since: Object.fromEntries(coarse) } };
}
