import type { Tx } from '@vela/db';
import type { Ids } from '../../platform/ids.ts';
import { toCompletionSeconds } from './count-responses.ts';
import { listVersionQuestions, lockCollectingSurvey } from './collecting-store.ts';
import type { SurveyKey } from './response-writes-store.ts';
import { NO_TRACES, arrivingSegments, storeResponses, type ArrivingResponse } from './store-responses.ts';

export interface AddedResponses extends SurveyKey {
  /** Valid for their version. Names and moments of an anonymous survey are dropped, as on the way in by the public page. */
  responses: readonly ArrivingResponse[];
  /** How many people opened the survey, those who handed in included. */
  started: number;
}

const CHUNK = 2_000;

/** Adds many responses at once to a survey that was launched, e.g. a past; all figures stay exact, releases are the same. */
export async function addResponses(tx: Tx, deps: { ids: Ids }, added: AddedResponses): Promise<void> {
  const { companyId, surveyId } = added;
  const key = { companyId, surveyId };
  const versions = await listVersionQuestions(tx, key);
  for (let from = 0; from < Math.max(1, added.responses.length); from += CHUNK) {
    const chunk = added.responses.slice(from, from + CHUNK);
    const survey = await lockCollectingSurvey(tx, key, arrivingSegments(chunk));
    if (survey === null || survey.version === 0) throw new Error('Responses can be added to a launched survey only');
    const arriving = chunk.map((response) => toStorable(response, survey.anonymous));
    const traces = { ...NO_TRACES, startedUnknown: from === 0 ? added.started : 0 };
    const { written } = await storeResponses(tx, deps, { survey, arriving, versions, traces });
    await written;
  }
}

const toStorable = (response: ArrivingResponse, anonymous: boolean): ArrivingResponse => ({
  version: response.version,
  answers: response.answers,
  completionSeconds: toCompletionSeconds(response.completionSeconds),
  submittedOn: response.submittedOn,
  ...(response.segment === undefined ? {} : { segment: response.segment }),
  ...(anonymous ? {} : { memberId: response.memberId ?? null, submittedAt: response.submittedAt ?? null }),
});
