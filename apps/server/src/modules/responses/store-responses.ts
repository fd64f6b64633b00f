import type { Tx } from '@vela/db';
import { WHOLE_SURVEY } from '@vela/domain/anonymity';
import type { Ids } from '../../platform/ids.ts';
import { listVersionQuestions, takeWaiting, type CollectingSurvey } from './collecting-store.ts';
import { countDays, type VersionQuestions } from './count-responses.ts';
import { groupsToRelease, planBatch } from './plan-batch.ts';
import { writeBatch, type PlacedResponse, type RequestTraces } from './response-writes-store.ts';

/** A response as it comes in; without a group it belongs to the survey as a whole. */
export type ArrivingResponse = Omit<PlacedResponse, 'segment'> & { segment?: string };
export type StoringSurvey = Pick<
  CollectingSurvey,
  'companyId' | 'surveyId' | 'anonymous' | 'minGroup' | 'submitted' | 'released' | 'planned' | 'rollups'
>;

export interface Storing {
  survey: StoringSurvey;
  arriving: readonly ArrivingResponse[];
  /** What the versions ask that are known. */
  versions: ReadonlyMap<number, VersionQuestions>;
  traces: RequestTraces;
}

/** With so many waiting, those of other groups are left where they are: writing all of them anew would take too long. */
const MOST_REWRITTEN = 1_000;

/**
 * Adds responses with all figures derived from them. Those of an anonymous survey wait until their group can be released
 * as a whole. The survey's row must be locked and its groups read. What writes them is sent, but not waited for.
 */
export async function storeResponses(
  tx: Tx,
  deps: { ids: Ids },
  { survey, arriving, versions, traces }: Storing,
): Promise<{ written: Promise<unknown> }> {
  const placed = arriving.map((response) => ({ ...response, segment: placeOf(survey, response) }));
  const waitingCount = survey.anonymous ? survey.submitted - survey.released : 0;
  const touched = waitingCount > MOST_REWRITTEN ? [...new Set(placed.map(({ segment }) => segment))] : null;
  // Those that wait are written anew each time, so that none of them keeps the mark of the request that it came with.
  const waited = waitingCount === 0 ? [] : await takeWaiting(tx, survey, touched);
  const rows = [...waited, ...placed];
  const arrivedIn = new Set(placed.map(({ segment }) => segment));
  // Those that waited may have answered another version.
  const isKnown = rows.every(({ version }) => versions.has(version));
  const asked = isKnown ? versions : await listVersionQuestions(tx, survey);
  const arrivedRows = rows.filter(({ segment }) => arrivedIn.has(segment));
  const releases = groupsToRelease(survey, arrivedRows, asked);
  const batch = planBatch(deps, survey, { rows, releases, versions: asked });
  const written = writeBatch(tx, survey, {
    ...batch,
    listed: !survey.anonymous || survey.planned === null,
    days: countDays(arriving),
    submitted: arriving.length,
    traces,
  });
  return { written };
}

/** The planned group of a response. What is no group of the plan counts for the whole survey alone. */
const placeOf = ({ planned }: StoringSurvey, { segment = WHOLE_SURVEY }: ArrivingResponse): string =>
  planned !== null && Object.hasOwn(planned, segment) ? segment : WHOLE_SURVEY;

/** The groups that arriving responses may fall into. */
export const arrivingSegments = (arriving: readonly { segment?: string }[]): string[] => [
  ...new Set([WHOLE_SURVEY, ...arriving.flatMap(({ segment }) => segment ?? [])]),
];

export const NO_TRACES: RequestTraces = { receipts: [], devices: [], names: [], startedUnknown: 0 };
