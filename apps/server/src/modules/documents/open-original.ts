import { Readable } from 'node:stream';
import type { Deps } from '../../platform/deps.ts';
import { findDocumentChunk, type DocumentKey } from './document-chunks-store.ts';

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
