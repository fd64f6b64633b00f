import type { Tx } from '@vela/db';
import { responsesToReleaseOnClose } from '@vela/domain';
import type { Ids } from '../../platform/ids.ts';
import { lockCollectingSurvey, shuffleCollected } from './collecting-store.ts';
import type { SurveyKey } from './response-writes-store.ts';
import { NO_TRACES, storeResponses } from './store-responses.ts';

/** Ends the collecting of a survey that is being closed, in the transaction that closes it. */
export async function finishCollecting(tx: Tx, deps: { ids: Ids }, key: SurveyKey): Promise<void> {
  const survey = await lockCollectingSurvey(tx, key);
  if (survey === null || !survey.anonymous) return;
  const pending = survey.submitted - survey.released;
  if (responsesToReleaseOnClose({ pending, minGroup: survey.minGroup }) > 0) {
    const nothing = { arriving: [], textQuestionIds: new Set<string>(), traces: NO_TRACES };
    const { written } = await storeResponses(tx, deps, { survey, ...nothing });
    await written;
  }
  await shuffleCollected(tx, key);
}
