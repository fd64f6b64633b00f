import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/domain-error.ts';
import type { FileBody } from '../../platform/http/file-answer.ts';
import { findDocumentChunk } from './document-chunks-store.ts';
import { getDocument } from './documents-store.ts';
import { openOriginal } from './open-original.ts';

/** The file as it was uploaded, also of a handbook that another one has replaced. */
export async function getHandbookOriginal(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  id: string,
): Promise<FileBody> {
  permit(actor, 'company.write');
  const key = { companyId: actor.companyId, documentId: id };
  const document = await deps.db.inTenant(actor.companyId, async (tx) => {
    const found = await getDocument(tx, actor.companyId, id);
    if ((await findDocumentChunk(tx, key, 0)) === null) throw notFound('The file of this handbook');
    await audit(tx, deps, actor, {
      action: 'handbook.downloaded',
      subjectType: 'document',
      subjectId: id,
      detail: { fileName: found.fileName },
    });
    return found;
  });
  const { fileName, mediaType, sizeBytes } = document;
  return { content: openOriginal(deps, key, sizeBytes), fileName, mediaType };
}
