import { documents, members, documentChunks, type Tx } from '@vela/db';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { namesIn, type AuditSubjects } from '../../platform/audit-store.ts';
import { notFound } from '../../platform/domain-error.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type DocumentSummary = Omit<DocumentRow, 'uploadedBy'> & {
  uploadedBy: string | null;
  sectionCount: number;
  hasOriginal: boolean;
};

const ofCompany = (companyId: string) => and(eq(documents.companyId, companyId), eq(documents.kind, 'handbook'));
const oneOf = (companyId: string, id: string) => and(ofCompany(companyId), eq(documents.id, id));
const isInForce = sql`(${documents.status} = 'processed' and ${documents.replacedAt} is null)`;
const inForce = (companyId: string) => and(ofCompany(companyId), isInForce);

/** False when the same file is in force or on its way; two uploads of it at once wait for each other here. */
export async function insertDocument(tx: Tx, row: typeof documents.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(documents).values(row).onConflictDoNothing().returning({ id: documents.id });
  return rows.length > 0;
}

export async function findSameFile(tx: Tx, companyId: string, sha256: string): Promise<DocumentRow | null> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(
      and(
        ofCompany(companyId),
        eq(documents.sha256, sha256),
        isNull(documents.replacedAt),
        ne(documents.status, 'failed'),
      ),
    );
  return row ?? null;
}

/** Whether another file was uploaded later and may still take this one's place. */
export async function hasNewerUpload(tx: Tx, { companyId, id, uploadedAt }: DocumentRow): Promise<boolean> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        ofCompany(companyId),
        isNull(documents.replacedAt),
        ne(documents.status, 'failed'),
        sql`(${documents.uploadedAt}, ${documents.id}) > (${uploadedAt.toISOString()}::timestamptz, ${id}::uuid)`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Puts a document before all others, as if it had been uploaded now. */
export async function moveToFront(tx: Tx, companyId: string, id: string, uploadedAt: Date): Promise<void> {
  await tx.update(documents).set({ uploadedAt }).where(oneOf(companyId, id));
}

const isOpen = ({ companyId, documentId }: DocumentKey) =>
  and(oneOf(companyId, documentId), inArray(documents.status, ['queued', 'reading']), isNull(documents.replacedAt));

/** A document that is still to be read, held to the end of the transaction; null when it is not any more. */
export async function lockOpenDocument(tx: Tx, key: DocumentKey): Promise<DocumentRow | null> {
  const [row] = await tx.select().from(documents).where(isOpen(key)).for('update');
  return row ?? null;
}

/** What becomes of a document that is still to be read; null when it is not any more: then nothing has changed. */
export async function updateOpenDocument(
  tx: Tx,
  key: DocumentKey,
  set: Partial<Omit<DocumentRow, 'companyId' | 'id'>>,
): Promise<DocumentRow | null> {
  const [row] = await tx.update(documents).set(set).where(isOpen(key)).returning();
  return row ?? null;
}

/** The one in force first, then the others, newest first. */
export async function listDocuments(tx: Tx, companyId: string, limit: number): Promise<DocumentSummary[]> {
  const rows = await tx
    .select({
      document: documents,
      firstName: members.firstName,
      lastName: members.lastName,
      sectionCount: sql<number>`(select count(*)::integer from document_sections s
        where s.company_id = ${companyId} and s.document_id = documents.id)`,
      hasOriginal: sql<boolean>`exists (select from document_chunks c
        where c.company_id = ${companyId} and c.document_id = documents.id)`,
    })
    .from(documents)
    .leftJoin(members, and(eq(members.companyId, documents.companyId), eq(members.id, documents.uploadedBy)))
    .where(ofCompany(companyId))
    .orderBy(desc(isInForce), desc(documents.uploadedAt), desc(documents.id))
    .limit(limit);
  return rows.map(({ document, firstName, lastName, sectionCount, hasOriginal }) => ({
    ...document,
    uploadedBy: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
    sectionCount,
    hasOriginal,
  }));
}

export async function findInForce(tx: Tx, companyId: string): Promise<DocumentRow | null> {
  const [row] = await tx.select().from(documents).where(inForce(companyId));
  return row ?? null;
}

export async function getDocument(tx: Tx, companyId: string, id: string): Promise<DocumentRow> {
  const [row] = await tx.select().from(documents).where(oneOf(companyId, id));
  if (row === undefined) throw notFound('The handbook');
  return row;
}

/** False when somebody else has done so already. */
export async function takeOutOfForce(tx: Tx, companyId: string, id: string, replacedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(documents)
    .set({ replacedAt })
    .where(and(oneOf(companyId, id), eq(documents.status, 'processed'), isNull(documents.replacedAt)))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/** Chunks and sections go with it. */
export async function deleteDocument(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.delete(documents).where(oneOf(companyId, id));
}

/** Uploads, removals and finished readings of a company wait for each other: what is in force must not depend on a race. */
export async function lockCompanyDocuments(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${companyId}`}, 0))`);
}

export async function countWaiting(tx: Tx, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(documents)
    .where(and(ofCompany(companyId), inArray(documents.status, ['queued', 'reading'])));
  return row?.count ?? 0;
}

/** Which of the names, in small letters, somebody of the company has. */
export async function listNamesAmong(tx: Tx, companyId: string, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const name = sql<string>`lower(${members.firstName} || ' ' || ${members.lastName})`;
  const rows = await tx
    .select({ name })
    .from(members)
    .where(and(eq(members.companyId, companyId), inArray(name, [...names])));
  return new Set(rows.map((row) => row.name));
}

export const documentAuditSubjects: AuditSubjects = { document: { names: namesIn(documents, documents.fileName) } };

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
