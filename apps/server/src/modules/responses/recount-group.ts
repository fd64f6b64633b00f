import {
  addQuestionTallies,
  totalCount,
  subtractCounts,
  subtractQuestionTally,
  type QuestionTally,
  type Tally,
} from '@vela/domain/anonymity';
import { emptyRollup, sinceOf, toHeld, type GroupRollup } from './group-rollup.ts';
import type { CountedGroup } from './rollups-store.ts';

export interface Recounting {
  segment: string;
  /** What its responses say; undefined where it has none. */
  counted: CountedGroup | undefined;
  stored: GroupRollup | undefined;
}

export interface CountRule {
  minGroup: number;
  textQuestionIds: ReadonlySet<string>;
}

/**
 * The rollup of a group as its responses have it. What is held or pooled stays so;
 * where that can't be, because it is more than there is, all that is known of the question is held.
 */
export function recountGroup(
  { segment, counted, stored = emptyRollup(segment) }: Recounting,
  { minGroup, textQuestionIds }: CountRule,
): GroupRollup {
  const questions = Object.entries(counted?.tally.answers ?? {}).map(([id, tally]): [string, Split<QuestionTally>] => {
    const [pooled, held] = [tallyIn(stored.pooled, id), tallyIn(stored.held, id)];
    return [id, splitQuestion(tally, { pooled, held }, textQuestionIds.has(id) ? 0 : minGroup)];
  });
  const seconds = splitSeconds(counted?.tally.seconds ?? {}, stored, minGroup);
  const part = (name: keyof Split<unknown>): Tally => ({
    answers: Object.fromEntries(
      questions.flatMap(([id, split]) => (Object.keys(split[name]).length === 0 ? [] : [[id, split[name]]])),
    ),
    seconds: seconds[name],
  });
  return {
    ...stored,
    ...part('released'),
    people: counted?.people ?? 0,
    pooled: part('pooled'),
    held: toHeld(part('held'), (id) => sinceOf(stored.held, id) ?? 0),
  };
}

interface Split<Part> {
  released: Part;
  pooled: Part;
  held: Part;
}

function splitQuestion(
  counted: QuestionTally,
  { pooled, held }: Omit<Split<QuestionTally>, 'released'>,
  minGroup: number,
): Split<QuestionTally> {
  const released = subtractQuestionTally(counted, addQuestionTallies([pooled, held]));
  const isWhole = released !== null && (Object.keys(released).length === 0 || (released.answered ?? 0) >= minGroup);
  return isWhole ? { released, pooled, held } : { released: {}, pooled: {}, held: counted };
}

function splitSeconds(counted: Tally['seconds'], stored: GroupRollup, minGroup: number): Split<Tally['seconds']> {
  const { seconds: pooled = {} } = stored.pooled;
  const { seconds: held = {} } = stored.held;
  const withoutHeld = subtractCounts(counted, held);
  const released = withoutHeld === null ? null : subtractCounts(withoutHeld, pooled);
  const isWhole = released !== null && (totalCount(released) === 0 || totalCount(released) >= minGroup);
  return isWhole ? { released, pooled, held } : { released: {}, pooled: {}, held: counted };
}

const tallyIn = ({ answers = {} }: Partial<Tally>, id: string): QuestionTally =>
  Object.hasOwn(answers, id) ? (answers[id] ?? {}) : {};
