import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { cancelJob } from '../../platform/jobs/add-job.ts';
import { documentJob } from './document-job.ts';
import { deleteSections } from './document-sections-store.ts';
import {
  deleteDocumentChunks,
  deleteDocument,
  getDocument,
  lockCompanyDocuments,
  takeOutOfForce,
} from './documents-store.ts';

/**
 * Removes text and file of a handbook. One that was in force stays in the history by its name; one that was not read, or
 * could not be, leaves nothing but its line in the audit log.
 */
export async function removeHandbook(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  id: string,
): Promise<void> {
  permit(actor, 'company.write');
  const { companyId } = actor;
  const key = { companyId, documentId: id };
  await deps.db.inTenant(companyId, async (tx) => {
    // A reading holds its job before anything else.
    await cancelJob(tx, documentJob, { companyId, key: id });
    await lockCompanyDocuments(tx, companyId);
    const { status, fileName } = await getDocument(tx, companyId, id);
    if (status === 'processed') {
      await takeOutOfForce(tx, companyId, id, deps.clock.now());
      await deleteSections(tx, key);
      // Somebody has removed it already; a second click is no second removal.
      if (!(await deleteDocumentChunks(tx, key))) return;
    } else {
      await deleteDocument(tx, companyId, id);
    }
    await audit(tx, deps, actor, {
      action: 'handbook.removed',
      subjectType: 'document',
      subjectId: id,
      detail: { fileName, status },
    });
  });
}
