import type { Tx } from '@vela/db';
import { insertDocumentChunk, type DocumentKey } from './document-chunks-store.ts';
import { readParts } from './spool-upload.ts';

const CHUNK_BYTES = 1024 * 1024;

/** Puts a file into the database, a chunk at a time. */
export async function storeOriginal(tx: Tx, key: DocumentKey, file: string): Promise<void> {
  let ordinal = 0;
  for await (const bytes of readParts(file, CHUNK_BYTES)) {
    await insertDocumentChunk(tx, key, ordinal, bytes);
    ordinal += 1;
  }
}
