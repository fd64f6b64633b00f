import type { Tx } from '@vela/db';
import { responsesToRelease, shownDays } from '@vela/domain';
import type { Ids } from '../../platform/ids.ts';
import { listTextQuestionIds, takePending, type CollectingSurvey } from './collecting-store.ts';
import { writeBatch, type RequestTraces, type StoredResponse } from './response-writes-store.ts';
import { addToRollup, countDays } from './rollup.ts';

export type ArrivingResponse = Omit<StoredResponse, 'id'>;
export type StoringSurvey = Pick<
  CollectingSurvey,
  'companyId' | 'surveyId' | 'anonymous' | 'minGroup' | 'submitted' | 'released' | 'rollup'
>;

export interface Storing {
  survey: StoringSurvey;
  arriving: readonly ArrivingResponse[];
  /** The arriving responses' questions that are answered by free text. */
  textQuestionIds: ReadonlySet<string>;
  traces: RequestTraces;
}

/**
 * Adds responses with all figures derived from them. Those of an anonymous survey wait until they are a whole group and
 * are then released together. The survey's row must be locked. What writes them is sent, but not waited for.
 */
export async function storeResponses(
  tx: Tx,
  deps: { ids: Ids },
  storing: Storing,
): Promise<{ written: Promise<unknown> }> {
  const { survey, arriving, traces } = storing;
  const pending = survey.anonymous ? survey.submitted - survey.released : 0;
  // Those that wait are written anew each time, so that none of them keeps the mark of the request that it came with.
  const waited = pending === 0 ? [] : await takePending(tx, survey);
  const rows = inRandomOrder([...waited, ...arriving], deps.ids);
  const isReleased =
    rows.length > 0 &&
    (!survey.anonymous || responsesToRelease({ pending, arriving: arriving.length, minGroup: survey.minGroup }) > 0);
  const textQuestionIds = new Set(storing.textQuestionIds);
  // Those that waited may have answered another version.
  if (isReleased && waited.length > 0) for (const id of await listTextQuestionIds(tx, survey)) textQuestionIds.add(id);
  const written = writeBatch(tx, survey, {
    rows,
    shownOn: isReleased ? shownOn(survey, rows) : null,
    rollup: isReleased ? addToRollup(survey.rollup, rows, textQuestionIds) : null,
    days: countDays(arriving),
    submitted: arriving.length,
    traces,
  });
  return { written };
}

/** Whoever is known by name is shown with the day itself. */
function shownOn(survey: StoringSurvey, rows: readonly StoredResponse[]): readonly string[] {
  const days = rows.map(({ submittedOn }) => submittedOn);
  return survey.anonymous ? shownDays(days, survey.minGroup) : days;
}

/** Ids are random, so their order is. Those that waited get new ones. */
const inRandomOrder = (responses: readonly ArrivingResponse[], ids: Ids): StoredResponse[] =>
  responses.map((response) => ({ ...response, id: ids.newId() })).sort((left, right) => (left.id < right.id ? -1 : 1));

export const NO_TRACES: RequestTraces = { receipts: [], devices: [], names: [], startedUnknown: 0 };
