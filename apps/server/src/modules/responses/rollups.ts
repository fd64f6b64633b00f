import type { Tx } from '@vela/db';
import { lockCollectingSurvey } from './collecting-store.ts';
import { listRollupDifferences, replaceRollups, type RollupDifference } from './rollups-store.ts';

/** Computes all figures of a survey from its responses anew. */
export async function rebuildRollups(tx: Tx, companyId: string, surveyId: string): Promise<void> {
  const key = { companyId, surveyId };
  if ((await lockCollectingSurvey(tx, key)) !== null) await replaceRollups(tx, key);
}

/** What a rebuild would change. It must be nothing. */
export const findRollupDifferences = (tx: Tx, companyId: string, surveyId: string): Promise<RollupDifference[]> =>
  listRollupDifferences(tx, { companyId, surveyId });
