import type { Tx } from '@vela/db';
import type { DocumentSection } from '@vela/domain';
import { sha256 } from '../../platform/crypto.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertChunk } from './document-chunks-store.ts';
import { insertSections } from './document-sections-store.ts';
import { insertDocument } from './documents-store.ts';
import { MEDIA_TYPES } from './reading/document-formats.ts';

export interface NewHandbook {
  companyId: string;
  fileName: string;
  /** What the file says, as plain text; at most one chunk of it. */
  text: string;
  /** What reading the text would find. */
  sections: readonly DocumentSection[];
  uploadedBy: string;
  uploadedAt: Date;
}

/** Puts a text handbook into force whose sections are known, for a company that is being made. */
export async function addHandbook(tx: Tx, deps: Pick<Deps, 'ids'>, handbook: NewHandbook): Promise<void> {
  const { companyId, fileName, text, sections, uploadedBy, uploadedAt } = handbook;
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
  await insertChunk(tx, { companyId, documentId: id }, 0, bytes);
  await insertSections(tx, { companyId, documentId: id }, sections);
}
