import type { Deps } from '../../platform/deps.ts';
import { listExpiredExports, removeFromDirectory } from './export-work-store.ts';
import { deleteExport } from './exports-store.ts';

const AT_ONCE = 100;

/** Removes the files whose time is over, of whichever company. */
export async function removeExpiredExports(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const expired = await deps.db.inDirectory((tx) => listExpiredExports(tx, deps.clock.now(), AT_ONCE));
  for (const key of expired) {
    await deps.db.inTenant(key.companyId, async (tx) => {
      await deleteExport(tx, key);
      await removeFromDirectory(tx, key.exportId);
    });
  }
}
