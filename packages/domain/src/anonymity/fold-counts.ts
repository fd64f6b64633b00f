import { addTallies, totalCount, type Tally } from './tally.ts';

/** The counts of a group of responses: what is released, and what is held because too few people answered. */
export interface FoldedCounts {
  released: Tally;
  held: Tally;
}

export interface CountSteps extends FoldedCounts {
  /** What the responses of a release add up to. */
  arriving: Tally;
  minGroup: number;
  /** Free texts have no figures that could be single people's, so how many answered them moves at once. */
  textQuestionIds: ReadonlySet<string>;
}

/**
 * Adds released responses to the counts of their group. Each question has steps of its own: its counts move once
 * minGroup more people have answered it, with all that was held, so a difference of two readings is never that of fewer.
 */
export function foldCounts({ released, held, arriving, minGroup, textQuestionIds }: CountSteps): FoldedCounts {
  const heldNow = addTallies([held, arriving]);
  const { moved, kept } = splitTally(heldNow, whatMoves(heldNow, minGroup, textQuestionIds));
  return { released: addTallies([released, moved]), held: kept };
}

export interface Moves {
  questions: ReadonlySet<string>;
  seconds: boolean;
}

/** The questions of which enough people answered, and whether enough completion times are known. */
export function whatMoves(held: Tally, minGroup: number, textQuestionIds: ReadonlySet<string>): Moves {
  const enough = Object.entries(held.answers).filter(
    ([id, { answered = 0 }]) => answered >= minGroup || textQuestionIds.has(id),
  );
  return { questions: new Set(enough.map(([id]) => id)), seconds: totalCount(held.seconds) >= minGroup };
}

export function splitTally(tally: Tally, moves: Moves): { moved: Tally; kept: Tally } {
  const part = (isIn: boolean): Tally['answers'] =>
    Object.fromEntries(Object.entries(tally.answers).filter(([id]) => moves.questions.has(id) === isIn));
  return {
    moved: { answers: part(true), seconds: moves.seconds ? tally.seconds : {} },
    kept: { answers: part(false), seconds: moves.seconds ? {} : tally.seconds },
  };
}
