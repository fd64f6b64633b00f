import type { Tx } from '@vela/db';
import { buildSections, findTextHeadings } from '@vela/domain/documents';
import { sha256 } from '../../platform/crypto.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertSections } from './document-sections-store.ts';
import { insertDocumentChunk, insertDocument } from './documents-store.ts';
import { MEDIA_TYPES } from './reading/document-formats.ts';

export interface NewHandbook {
  companyId: string;
  fileName: string;
  /** What the file says, as plain text; at most one chunk of it. */
  text: string;
  uploadedBy: string;
  uploadedAt: Date;
}

/**
 * Puts a handbook into force at once, for a company that is being made. Its text is our own, so it is read right here, by
 * the rules of every text file.
 */
export async function addHandbook(tx: Tx, deps: Pick<Deps, 'ids'>, handbook: NewHandbook): Promise<void> {
  const { companyId, fileName, text, uploadedBy, uploadedAt } = handbook;
  const read = buildSections(findTextHeadings(text));
  if (!read.ok) throw new Error(`The handbook ${fileName} can not be read: ${read.problem}`);
  const id = deps.ids.newId();
  const bytes = Buffer.from(text, 'utf8');
  await insertDocument(tx, {
    companyId,
    id,
    kind: 'handbook',
    fileName,
    mediaType: MEDIA_TYPES.txt,
    sizeBytes: bytes.length,
    sha256: sha256(text),
    status: 'processed',
    progress: 100,
    uploadedBy,
    uploadedAt,
    processedAt: uploadedAt,
  });
  await insertDocumentChunk(tx, { companyId, documentId: id }, 0, bytes);
  await insertSections(tx, { companyId, documentId: id }, read.sections);
}
