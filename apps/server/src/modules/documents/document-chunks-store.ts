import { documentChunks, type Tx } from '@vela/db';
import { and, eq } from 'drizzle-orm';

export interface DocumentKey {
  companyId: string;
  documentId: string;
}

const ofDocument = ({ companyId, documentId }: DocumentKey) =>
  and(eq(documentChunks.companyId, companyId), eq(documentChunks.documentId, documentId));

export async function insertDocumentChunk(tx: Tx, key: DocumentKey, ordinal: number, bytes: Buffer): Promise<void> {
  await tx.insert(documentChunks).values({ ...key, ordinal, bytes });
}

/** Null behind the last one. */
export async function findDocumentChunk(tx: Tx, key: DocumentKey, ordinal: number): Promise<Buffer | null> {
  const [row] = await tx
    .select({ bytes: documentChunks.bytes })
    .from(documentChunks)
    .where(and(ofDocument(key), eq(documentChunks.ordinal, ordinal)));
  return row?.bytes ?? null;
}

/** False when there were none. */
export async function deleteDocumentChunks(tx: Tx, key: DocumentKey): Promise<boolean> {
  const rows = await tx.delete(documentChunks).where(ofDocument(key)).returning({ ordinal: documentChunks.ordinal });
  return rows.length > 0;
}
