import type { Deps } from '../../platform/deps.ts';
import { claimExport, isToBeWritten, listWaitingExports, stopWaiting, type ExportClaim } from './export-work-store.ts';
import { deleteExportChunks, type ExportRow } from './exports-store.ts';

/** A server moves its export every few seconds; one that hasn't for so long is gone. */
export const EXPORT_STALE_AFTER_MS = 30_000;
/** How many entries are looked at: more than there are servers, each of which holds one. */
const LOOKED_AT = 50;

export type ClaimedExport = ExportRow & ExportClaim;

/** Takes the export that has waited longest, of whichever company; null when none is free. */
export async function claimNextExport(deps: Pick<Deps, 'db' | 'clock' | 'ids'>): Promise<ClaimedExport | null> {
  const waiting = await deps.db.inDirectory((tx) => listWaitingExports(tx, LOOKED_AT));
  const now = deps.clock.now();
  const staleBefore = new Date(now.getTime() - EXPORT_STALE_AFTER_MS);
  for (const key of waiting) {
    const claim = deps.ids.newId();
    const row = await deps.db.inTenant(key.companyId, async (tx) => {
      const claimed = await claimExport(tx, key, { claim, now, staleBefore });
      if (claimed !== null) await deleteExportChunks(tx, key);
      else if (!(await isToBeWritten(tx, key))) await stopWaiting(tx, key.exportId);
      return claimed;
    });
    if (row !== null) return { ...row, claim };
  }
  return null;
}
