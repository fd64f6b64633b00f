import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { cancelJob } from '../../platform/jobs/add-job.ts';
import { exportJob } from './export-job.ts';
import { deleteExportChunks, markCancelled } from './exports-store.ts';
import { getOwnExport } from './get-export.ts';
import { exportFact } from './start-export.ts';

/** Stops an export that is under way, or throws a finished file away. A second click finds nothing left to do. */
export async function cancelExport(deps: Pick<Deps, 'db' | 'clock' | 'ids'>, actor: Actor, id: string): Promise<void> {
  permit(actor, 'exports.own');
  const key = { companyId: actor.companyId, exportId: id };
  await deps.db.inTenant(actor.companyId, async (tx) => {
    const found = await getOwnExport(tx, deps, actor, id);
    await cancelJob(tx, exportJob, { companyId: actor.companyId, key: id });
    if (!(await markCancelled(tx, key))) return;
    await deleteExportChunks(tx, key);
    await audit(tx, deps, actor, { action: 'export.cancelled', ...exportFact(found) });
  });
}
