import type { Deps } from '../../platform/deps.ts';
import { removeFromReadingDirectory, type DocumentRow } from './documents-store.ts';
import { claimDocument, isToBeRead, listReadingDirectory, type Claim } from './reading-store.ts';

/** A server moves its document every few seconds; one that hasn't for so long is gone. */
export const STALE_AFTER_MS = 30_000;
/** How many entries are looked at: more than there are servers, each of which holds one. */
const LOOKED_AT = 50;

export type ClaimedDocument = DocumentRow & Claim;

/** Takes the document that has waited longest, of whichever company; null when none is free. */
export async function claimNextDocument(deps: Pick<Deps, 'db' | 'clock' | 'ids'>): Promise<ClaimedDocument | null> {
  const waiting = await deps.db.inDirectory((tx) => listReadingDirectory(tx, LOOKED_AT));
  const now = deps.clock.now();
  const staleBefore = new Date(now.getTime() - STALE_AFTER_MS);
  for (const key of waiting) {
    const claim = deps.ids.newId();
    const document = await deps.db.inTenant(key.companyId, async (tx) => {
      const claimed = await claimDocument(tx, key, { claim, now, staleBefore });
      if (claimed === null && !(await isToBeRead(tx, key))) await removeFromReadingDirectory(tx, key.documentId);
      return claimed;
    });
    if (document !== null) return { ...document, claim };
  }
  return null;
}
