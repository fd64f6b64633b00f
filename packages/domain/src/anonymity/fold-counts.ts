import { addTallies, totalCount, type Tally } from './tally.ts';

/** The counts of a group of responses: what may be read, and what waits because too few people answered. */
export interface FoldedCounts {
  published: Tally;
  held: Tally;
}

export interface CountSteps extends FoldedCounts {
  /** What the responses that are released now add up to. */
  arriving: Tally;
  minGroup: number;
  /** Free texts have no figures that could be single people's, so how many answered them moves at once. */
  textQuestionIds: ReadonlySet<string>;
}

/**
 * Adds released responses to the counts of their group. Each question has steps of its own: its counts move once
 * minGroup more people have answered it, with all that waited, so a difference of two readings is never that of fewer.
 */
export function foldCounts({ published, held, arriving, minGroup, textQuestionIds }: CountSteps): FoldedCounts {
  const waiting = addTallies([held, arriving]);
  const { moved, kept } = splitTally(waiting, whatMoves(waiting, minGroup, textQuestionIds));
  return { published: addTallies([published, moved]), held: kept };
}

export interface Moves {
  questions: ReadonlySet<string>;
  seconds: boolean;
}

/** The questions of which enough people answered, and whether enough completion times are known. */
export function whatMoves(waiting: Tally, minGroup: number, textQuestionIds: ReadonlySet<string>): Moves {
  const enough = Object.entries(waiting.answers).filter(
    ([id, { answered = 0 }]) => answered >= minGroup || textQuestionIds.has(id),
  );
  return { questions: new Set(enough.map(([id]) => id)), seconds: totalCount(waiting.seconds) >= minGroup };
}

export function splitTally(tally: Tally, moves: Moves): { moved: Tally; kept: Tally } {
  const part = (isIn: boolean): Tally['answers'] =>
    Object.fromEntries(Object.entries(tally.answers).filter(([id]) => moves.questions.has(id) === isIn));
  return {
    moved: { answers: part(true), seconds: moves.seconds ? tally.seconds : {} },
    kept: { answers: part(false), seconds: moves.seconds ? {} : tally.seconds },
  };
}
