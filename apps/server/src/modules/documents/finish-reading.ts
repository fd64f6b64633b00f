import type { DocumentProblem } from '@vela/domain/documents';
import { auditOwnAct } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ClaimedDocument } from './claim-next-document.ts';
import { deleteDocumentChunks } from './document-chunks-store.ts';
import { deleteSections, insertSections } from './document-sections-store.ts';
import {
  findInForce,
  lockCompanyDocuments,
  removeFromReadingDirectory,
  takeOutOfForce,
  type DocumentRow,
} from './documents-store.ts';
import { lockClaimed, updateClaimed } from './reading-store.ts';
import type { ReadDocument } from './reading/reading-shapes.ts';

type FinishDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/**
 * Puts a document that was read into force, in place of the one before. When one that was uploaded later is in force
 * already, it goes straight to the history.
 */
export async function finishProcessed(
  deps: FinishDeps,
  document: ClaimedDocument,
  { mediaType, pageCount, notices, sections }: ReadDocument,
): Promise<void> {
  const { companyId, id } = document;
  await deps.db.inTenant(companyId, async (tx) => {
    await lockCompanyDocuments(tx, companyId);
    const now = deps.clock.now();
    const mine = await lockClaimed(tx, document);
    if (mine === null) return;
    const before = await findInForce(tx, companyId);
    const replacedAt = before !== null && isLater(before, mine) ? now : null;
    if (before !== null && replacedAt === null) {
      await takeOutOfForce(tx, companyId, before.id, now);
      await deleteSections(tx, { companyId, documentId: before.id });
    }
    const read = { status: 'processed', progress: 100, processedAt: now, replacedAt, heartbeatAt: null } as const;
    await updateClaimed(tx, document, { ...read, mediaType, pageCount, notices });
    if (replacedAt === null) await insertSections(tx, { companyId, documentId: id }, sections);
    await removeFromReadingDirectory(tx, id);
    await auditOwnAct(tx, deps, companyId, {
      action: 'handbook.processed',
      subjectType: 'document',
      subjectId: id,
      detail: { fileName: document.fileName, uploadedBy: document.uploadedBy, sections: sections.length, notices },
    });
  });
}

/** The reason stays, the file goes: nobody can use it, and it would take its room for ever. */
export async function finishFailed(
  deps: FinishDeps,
  document: ClaimedDocument,
  problem: DocumentProblem,
): Promise<void> {
  const { companyId, id, fileName, uploadedBy } = document;
  await deps.db.inTenant(companyId, async (tx) => {
    await lockCompanyDocuments(tx, companyId);
    if (!(await updateClaimed(tx, document, { status: 'failed', problem, heartbeatAt: null }))) return;
    await deleteDocumentChunks(tx, { companyId, documentId: id });
    await removeFromReadingDirectory(tx, id);
    await auditOwnAct(tx, deps, companyId, {
      action: 'handbook.failed',
      subjectType: 'document',
      subjectId: id,
      detail: { fileName, uploadedBy, problem },
    });
  });
}

/** Lets it wait again, as if this server had never taken it. */
export async function putBack(deps: FinishDeps, document: ClaimedDocument): Promise<void> {
  const set = {
    status: 'queued',
    progress: 0,
    heartbeatAt: null,
    claim: null,
    attempts: document.attempts - 1,
  } as const;
  await deps.db.inTenant(document.companyId, (tx) => updateClaimed(tx, document, set));
}

/** Leaves it as it is, to be taken over once it has not moved for long enough. False when it is somebody else's already. */
export const letGo = (deps: FinishDeps, document: ClaimedDocument): Promise<boolean> =>
  deps.db.inTenant(document.companyId, (tx) => updateClaimed(tx, document, { heartbeatAt: deps.clock.now() }));

const isLater = (left: DocumentRow, right: DocumentRow): boolean =>
  left.uploadedAt > right.uploadedAt ||
  (left.uploadedAt.getTime() === right.uploadedAt.getTime() && left.id > right.id);
