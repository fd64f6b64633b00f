import type { Tx } from '@vela/db';
import { responsesToRelease } from '@vela/domain';
import type { Ids } from '../../platform/ids.ts';
import { countAnswers, countDays } from './answer-counts.ts';
import { listTextQuestionIds, takePending, type CollectingSurvey } from './collecting-store.ts';
import {
  addAnswerCounts,
  addDays,
  insertPending,
  insertReleased,
  runWrites,
  type StartedPeople,
  type StoredResponse,
  type Writes,
} from './response-writes-store.ts';

export type ArrivingResponse = Omit<StoredResponse, 'id'>;
export type StoringSurvey = Pick<
  CollectingSurvey,
  'companyId' | 'surveyId' | 'anonymous' | 'minGroup' | 'submitted' | 'released'
>;

export interface Storing {
  survey: StoringSurvey;
  arriving: readonly ArrivingResponse[];
  /** The arriving responses' questions that are answered by free text. */
  textQuestionIds: ReadonlySet<string>;
  /** Written in the same statement: receipts, devices and how many people opened the survey. */
  beside: Pick<Writes, 'parts'> & { started: StartedPeople };
}

/**
 * Adds responses with all figures derived from them. Those of an anonymous survey wait until they are a whole group and
 * are then released together. The survey's row must be locked.
 */
export async function storeResponses(tx: Tx, deps: { ids: Ids }, storing: Storing): Promise<void> {
  const { survey, arriving, beside } = storing;
  const released = await toRelease(tx, storing);
  const parts = [...beside.parts];
  if (released.length > 0) {
    const textQuestionIds = new Set(storing.textQuestionIds);
    // Those that waited may have answered another version.
    if (released.length > arriving.length) {
      for (const id of await listTextQuestionIds(tx, survey)) textQuestionIds.add(id);
    }
    parts.push({ name: 'released', statement: insertReleased(survey, inRandomOrder(released, deps.ids)) });
    parts.push({ name: 'counted', statement: addAnswerCounts(survey, countAnswers(released, textQuestionIds)) });
  } else if (arriving.length > 0) {
    parts.push({ name: 'waiting', statement: insertPending(survey, inRandomOrder(arriving, deps.ids)) });
  }
  if (arriving.length > 0) parts.push({ name: 'days', statement: addDays(survey, countDays(arriving)) });
  await runWrites(tx, survey, {
    parts,
    counters: { submitted: arriving.length, released: released.length, started: beside.started },
  });
}

/** What becomes readable now: with the arriving responses those that waited for them, or none. */
async function toRelease(tx: Tx, { survey, arriving }: Storing): Promise<ArrivingResponse[]> {
  if (!survey.anonymous) return [...arriving];
  const pending = survey.submitted - survey.released;
  const count = responsesToRelease({ pending, arriving: arriving.length, minGroup: survey.minGroup });
  if (count === 0) return [];
  return pending === 0 ? [...arriving] : [...(await takePending(tx, survey)), ...arriving];
}

/** Ids are random, so their order is. Those that waited get new ones, and nothing leads back to their waiting. */
const inRandomOrder = (responses: readonly ArrivingResponse[], ids: Ids): StoredResponse[] =>
  responses.map((response) => ({ ...response, id: ids.newId() })).sort((left, right) => (left.id < right.id ? -1 : 1));

export const NOTHING_BESIDE: Storing['beside'] = { parts: [], started: { count: 0, newDevicesOf: null } };
