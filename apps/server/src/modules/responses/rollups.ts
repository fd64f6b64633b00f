import type { Tx } from '@vela/db';
import { addTallies, type Tally } from '@vela/domain/anonymity';
import { listVersionQuestions, lockCollectingSurvey, type CollectingSurvey } from './collecting-store.ts';
import { toTally, type GroupRollup } from './group-rollup.ts';
import { recountGroup } from './recount-group.ts';
import {
  countGroups,
  countSubmissions,
  readSubmissions,
  replaceRollups,
  type CountedGroup,
  type SubmittedCounts,
} from './rollups-store.ts';
import { textQuestionsOf } from './version-questions.ts';

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
