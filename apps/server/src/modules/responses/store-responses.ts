import type { Tx } from '@vela/db';
import { responsesToRelease, shownDays } from '@vela/domain';
import type { Ids } from '../../platform/ids.ts';
import { countAnswers, countDays } from './answer-counts.ts';
import { listTextQuestionIds, takePending, type CollectingSurvey } from './collecting-store.ts';
import {
  addAnswerCounts,
  addDays,
  insertPending,
  insertReleased,
  runWrites,
  type ReleasedResponse,
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
  const pending = survey.anonymous ? survey.submitted - survey.released : 0;
  // Those that wait are written anew each time, so that none of them keeps the mark of the request that it came with.
  const waited = pending === 0 ? [] : await takePending(tx, survey);
  const rows = inRandomOrder([...waited, ...arriving], deps.ids);
  const isReleased =
    !survey.anonymous || responsesToRelease({ pending, arriving: arriving.length, minGroup: survey.minGroup }) > 0;
  const parts = [...beside.parts];
  if (rows.length > 0 && isReleased) {
    const textQuestionIds = new Set(storing.textQuestionIds);
    // Those that waited may have answered another version.
    if (waited.length > 0) for (const id of await listTextQuestionIds(tx, survey)) textQuestionIds.add(id);
    parts.push({ name: 'released', statement: insertReleased(survey, withShownDays(survey, rows)) });
    parts.push({ name: 'counted', statement: addAnswerCounts(survey, countAnswers(rows, textQuestionIds)) });
  } else if (rows.length > 0) {
    parts.push({ name: 'waiting', statement: insertPending(survey, rows) });
  }
  if (arriving.length > 0) parts.push({ name: 'days', statement: addDays(survey, countDays(arriving)) });
  const counters = {
    submitted: arriving.length,
    released: isReleased ? rows.length : 0,
    started: beside.started,
  };
  await runWrites(tx, survey, { parts, counters });
}

/** Whoever is known by name is shown with the day itself. */
function withShownDays(survey: StoringSurvey, rows: readonly StoredResponse[]): ReleasedResponse[] {
  const days = rows.map(({ submittedOn }) => submittedOn);
  const shown = survey.anonymous ? shownDays(days, survey.minGroup) : days;
  return rows.map((row, index) => ({ ...row, shownOn: shown[index] ?? row.submittedOn }));
}

/** Ids are random, so their order is. Those that waited get new ones. */
const inRandomOrder = (responses: readonly ArrivingResponse[], ids: Ids): StoredResponse[] =>
  responses.map((response) => ({ ...response, id: ids.newId() })).sort((left, right) => (left.id < right.id ? -1 : 1));

export const NOTHING_BESIDE: Storing['beside'] = { parts: [], started: { count: 0, newDevicesOf: null } };
