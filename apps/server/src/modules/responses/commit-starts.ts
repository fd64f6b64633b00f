import type { Deps } from '../../platform/deps.ts';
import { readSurveyStatus } from './asked-survey-store.ts';
import { refusalOfStatus } from './decide-batch.ts';
import { countStarts, type SurveyKey } from './response-writes-store.ts';

export type StartOutcome = 'counted' | 'survey_not_open' | 'survey_closed' | 'not_found';

/** Counts the devices that opened a survey, each once. */
export async function commitStarts(
  deps: Pick<Deps, 'db'>,
  key: SurveyKey,
  deviceHashes: readonly string[],
): Promise<StartOutcome[]> {
  return deps.db.inTenant(key.companyId, async (tx) => {
    const status = await readSurveyStatus(tx, key);
    const refusal = status === null ? 'not_found' : refusalOfStatus(status);
    if (refusal !== null) return deviceHashes.map(() => refusal);
    await countStarts(tx, key, [...new Set(deviceHashes)].sort());
    return deviceHashes.map(() => 'counted');
  });
}
