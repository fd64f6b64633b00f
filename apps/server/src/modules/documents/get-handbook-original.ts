import { Readable } from 'node:stream';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/domain-error.ts';
import type { FileBody } from '../../platform/http/file-answer.ts';
import { findDocumentChunk, getDocument, type DocumentKey } from './documents-store.ts';

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

/**
 * The file as it was uploaded, a chunk at a time and each in a transaction of its own, so that a slow reader holds no
 * connection. Fails when the file is removed meanwhile: a part must not pass for the whole.
 */
export function openOriginal(deps: Pick<Deps, 'db'>, key: DocumentKey, sizeBytes: number): Readable {
  return Readable.from(chunksOf(deps, key, sizeBytes), { objectMode: false });
}

async function* chunksOf(deps: Pick<Deps, 'db'>, key: DocumentKey, sizeBytes: number): AsyncIterable<Buffer> {
  let sent = 0;
  for (let ordinal = 0; sent < sizeBytes; ordinal += 1) {
    const bytes = await deps.db.inTenant(key.companyId, (tx) => findDocumentChunk(tx, key, ordinal));
    if (bytes === null) throw new Error('The document was removed while it was read');
    sent += bytes.length;
    yield bytes;
  }
}
