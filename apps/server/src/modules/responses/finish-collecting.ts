import type { Tx } from '@vela/db';
import { responsesToReleaseOnClose } from '@vela/domain';
import type { Ids } from '../../platform/ids.ts';
import { lockCollectingSurvey, readKnownRequests, shuffleCollected } from './collecting-store.ts';
import type { SurveyKey } from './response-writes-store.ts';
import { NOTHING_BESIDE, storeResponses } from './store-responses.ts';

/** Ends the collecting of a survey that is being closed, in the transaction that closes it. */
export async function finishCollecting(tx: Tx, deps: { ids: Ids }, key: SurveyKey): Promise<void> {
  const survey = await lockCollectingSurvey(tx, key);
  if (survey === null || !survey.anonymous) return;
  const counters = await readKnownRequests(tx, key, { keys: [], devices: [] });
  const pending = counters.submitted - counters.released;
  if (responsesToReleaseOnClose({ pending, minGroup: survey.minGroup }) > 0) {
    const nothing = { arriving: [], textQuestionIds: new Set<string>(), beside: NOTHING_BESIDE };
    await storeResponses(tx, deps, { survey: { ...survey, ...key, ...counters }, ...nothing });
  }
  await shuffleCollected(tx, key);
}
