import type { Tx } from '@vela/db';
import {
  addTallies,
  addQuestionTallies,
  totalCount,
  subtractCounts,
  subtractQuestionTally,
  type Tally,
  type QuestionTally,
} from '@vela/domain/anonymity';
import { listVersionQuestions, lockCollectingSurvey, type CollectingSurvey } from './collecting-store.ts';
import { toTally, emptyRollup, sinceOf, toHeld, type GroupRollup } from './group-rollup.ts';
import {
  countGroups,
  countSubmissions,
  readSubmissions,
  replaceRollups,
  type CountedGroup,
  type SubmittedCounts,
} from './rollups-store.ts';
import { textQuestionsOf } from './count-responses.ts';
import type { Subscriber } from '../../platform/events/event-types.ts';

/** Computes all figures of a survey from its responses anew. What is held stays so. */
export async function rebuildRollups(tx: Tx, companyId: string, surveyId: string): Promise<void> {
  const key = { companyId, surveyId };
  const survey = await lockCollectingSurvey(tx, key);
  if (survey === null) return;
  const counted = await countGroups(tx, key);
  const stored = new Map(survey.rollups.map((rollup) => [rollup.segment, rollup]));
  const textQuestionIds = textQuestionsOf(await listVersionQuestions(tx, key));
  const rule = { minGroup: survey.anonymous ? survey.minGroup : 0, textQuestionIds };
  const segments = new Set([...stored.keys(), ...counted.keys()]);
  const rollups = [...segments].map((segment) =>
    recountGroup({ segment, counted: counted.get(segment), stored: stored.get(segment) }, rule),
  );
  await replaceRollups(tx, key, { rollups, submissions: await countSubmissions(tx, key) });
}

export interface RollupDifference {
  what: string;
  stored: number | null;
  counted: number | null;
}

/** Where the figures of a survey say something else than its responses. There must be no such place. */
export async function findRollupDifferences(tx: Tx, companyId: string, surveyId: string): Promise<RollupDifference[]> {
  const key = { companyId, surveyId };
  const survey = await lockCollectingSurvey(tx, key);
  if (survey === null) return [];
  const stored = new Map([...storedFacts(survey), ...submissionFacts(await readSubmissions(tx, key))]);
  const counted = new Map([
    ...countedFacts(survey, await countGroups(tx, key)),
    ...submissionFacts(await countSubmissions(tx, key)),
  ]);
  return [...new Set([...stored.keys(), ...counted.keys()])]
    .map((what) => ({ what, stored: stored.get(what) ?? null, counted: counted.get(what) ?? null }))
    .filter((fact) => (fact.stored ?? 0) !== (fact.counted ?? 0))
    .sort((left, right) => (left.what < right.what ? -1 : 1));
}

type FactEntry = [what: string, count: number];

const storedFacts = ({ planned, rollups }: CollectingSurvey): FactEntry[] => [
  ...rollups.flatMap((rollup) => groupFacts(rollup.segment, rollup.people, wholeTally(rollup))),
  ...(planned === null ? [] : [releasedFact(rollups.reduce((sum, { released }) => sum + released, 0))]),
];

/** Everything that is counted of a group is in exactly one of these. */
const wholeTally = (rollup: GroupRollup): Tally => addTallies([rollup, toTally(rollup.pooled), toTally(rollup.held)]);

const countedFacts = ({ planned }: CollectingSurvey, counted: ReadonlyMap<string, CountedGroup>): FactEntry[] => [
  ...[...counted].flatMap(([segment, { people, tally }]) => groupFacts(segment, people, tally)),
  ...(planned === null ? [] : [releasedFact([...counted.values()].reduce((sum, { people }) => sum + people, 0))]),
];

const releasedFact = (count: number): FactEntry => ['released of planned groups', count];

function groupFacts(segment: string, people: number, { answers, seconds }: Tally): FactEntry[] {
  const questions = Object.entries(answers).flatMap(([id, { asked, answered, notApplicable, values = {} }]) => [
    [`${id} asked`, asked ?? 0] as const,
    [`${id} answered`, answered ?? 0] as const,
    [`${id} not_applicable`, notApplicable ?? 0] as const,
    ...Object.entries(values).map(([value, count]) => [`${id} value ${value}`, count] as const),
  ]);
  const times = Object.entries(seconds).map(([value, count]) => [`seconds ${value}`, count] as const);
  const facts = [['people', people] as const, ...questions, ...times];
  return facts.map(([what, count]) => [segment === '' ? what : `${segment} ${what}`, count]);
}

const submissionFacts = ({ submitted, released, days }: SubmittedCounts): FactEntry[] => [
  ['submitted', submitted],
  ['released', released],
  ...Object.entries(days).map(([day, count]): FactEntry => [`day ${day}`, count]),
];

interface Recounting {
  segment: string;
  /** What its responses say; undefined where it has none. */
  counted: CountedGroup | undefined;
  stored: GroupRollup | undefined;
}

interface CountRule {
  minGroup: number;
  textQuestionIds: ReadonlySet<string>;
}

/**
 * The rollup of a group as its responses have it. What is held or pooled stays so;
 * where that can't be, because it is more than there is, all that is known of the question is held.
 */
function recountGroup(
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

/**
 * From its closing on, a survey's figures are what people decide by. They have grown with each batch of responses; now all are
 * counted once more by other means, and where the two differ the count holds.
 */
export const checkClosedFigures: Subscriber<'survey.closed'> = {
  name: 'check-closed-figures',
  to: ['survey.closed'],
  handle: async (tx, deps, { companyId, payload: { surveyId } }) => {
    const differences = await findRollupDifferences(tx, companyId, surveyId);
    if (differences.length === 0) return;
    // How many, not which: what they say is the survey's.
    deps.log.error({ surveyId, differences: differences.length }, 'figures of a survey were wrong and are rebuilt');
    await rebuildRollups(tx, companyId, surveyId);
  },
};
