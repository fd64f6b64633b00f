import type { Deps } from '../../../platform/deps.ts';
import { deleteOldRows, listCompanyIds } from './people-imports-store.ts';

/**
 * Removes the rows of old imports in every company: they are personal data, and whoever has brought everybody in once may
 * never upload a list again.
 */
export async function sweepOldRows(deps: Pick<Deps, 'db' | 'clock'>, stopped: AbortSignal): Promise<void> {
  for (const companyId of await deps.db.inDirectory(listCompanyIds)) {
    if (stopped.aborted) return;
    await deps.db.inTenant(companyId, (tx) => deleteOldRows(tx, companyId, deps.clock.now()));
  }
}
