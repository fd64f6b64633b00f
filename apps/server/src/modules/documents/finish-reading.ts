import type { Tx } from '@vela/db';
import type { DocumentProblem } from '@vela/domain/documents';
import { auditOwnAct } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteSections, insertSections } from './document-sections-store.ts';
import {
  deleteDocumentChunks,
  findInForce,
  lockCompanyDocuments,
  lockOpenDocument,
  takeOutOfForce,
  updateOpenDocument,
  type DocumentKey,
  type DocumentRow,
} from './documents-store.ts';
import type { ReadDocument } from './reading/reading-shapes.ts';

type FinishDeps = Pick<Deps, 'clock' | 'ids'>;

/**
 * Puts a document that was read into force, in place of the one before. When one that was uploaded later is in force
 * already, it goes straight to the history.
 */
export async function finishProcessed(
  tx: Tx,
  deps: FinishDeps,
  key: DocumentKey,
  { mediaType, pageCount, notices, sections }: ReadDocument,
): Promise<void> {
  const { companyId, documentId } = key;
  await lockCompanyDocuments(tx, companyId);
  const now = deps.clock.now();
  const mine = await lockOpenDocument(tx, key);
  if (mine === null) return;
  const before = await findInForce(tx, companyId);
  const replacedAt = before !== null && isLater(before, mine) ? now : null;
  if (before !== null && replacedAt === null) {
    await takeOutOfForce(tx, companyId, before.id, now);
    await deleteSections(tx, { companyId, documentId: before.id });
  }
  const read = { status: 'processed', progress: 100, processedAt: now, replacedAt } as const;
  await updateOpenDocument(tx, key, { ...read, mediaType, pageCount, notices });
  if (replacedAt === null) await insertSections(tx, key, sections);
  await auditOwnAct(tx, deps, companyId, {
    action: 'handbook.processed',
    subjectType: 'document',
    subjectId: documentId,
    detail: { fileName: mine.fileName, uploadedBy: mine.uploadedBy, sections: sections.length, notices },
  });
}

/** The reason stays, the file goes: nobody can use it, and it would take its room for ever. */
export async function finishFailed(
  tx: Tx,
  deps: FinishDeps,
  key: DocumentKey,
  problem: DocumentProblem,
): Promise<void> {
  const { companyId, documentId } = key;
  await lockCompanyDocuments(tx, companyId);
  const document = await updateOpenDocument(tx, key, { status: 'failed', problem });
  if (document === null) return;
  await deleteDocumentChunks(tx, key);
  const { fileName, uploadedBy } = document;
  await auditOwnAct(tx, deps, companyId, {
    action: 'handbook.failed',
    subjectType: 'document',
    subjectId: documentId,
    detail: { fileName, uploadedBy, problem },
  });
}

const isLater = (left: DocumentRow, right: DocumentRow): boolean =>
  left.uploadedAt > right.uploadedAt ||
  (left.uploadedAt.getTime() === right.uploadedAt.getTime() && left.id > right.id);
