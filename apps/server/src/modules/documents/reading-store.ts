import { documents, readingDirectory, type Tx } from '@vela/db';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { DocumentRow } from './documents-store.ts';

export interface ReadingKey {
  companyId: string;
  documentId: string;
}

export interface Claim {
  companyId: string;
  id: string;
  claim: string;
}

/** What may wait to be read, of all companies, longest waiting first. */
export async function listReadingDirectory(tx: Tx, limit: number): Promise<ReadingKey[]> {
  return tx
    .select({ companyId: readingDirectory.companyId, documentId: readingDirectory.documentId })
    .from(readingDirectory)
    .orderBy(asc(readingDirectory.queuedAt), asc(readingDirectory.documentId))
    .limit(limit);
}

interface ClaimAttempt {
  claim: string;
  now: Date;
  /** Whoever has not moved a document since then is gone. */
  staleBefore: Date;
}

/** Takes a document that waits, or that a server has left lying; null when there is nothing to take. */
export async function claimDocument(
  tx: Tx,
  { companyId, documentId }: ReadingKey,
  { claim, now, staleBefore }: ClaimAttempt,
): Promise<DocumentRow | null> {
  const isFree = or(
    eq(documents.status, 'queued'),
    and(eq(documents.status, 'reading'), lt(documents.heartbeatAt, staleBefore)),
  );
  const [row] = await tx
    .update(documents)
    .set({ status: 'reading', claim, heartbeatAt: now, progress: 0, attempts: sql`${documents.attempts} + 1` })
    .where(and(eq(documents.companyId, companyId), eq(documents.id, documentId), isNull(documents.replacedAt), isFree))
    .returning();
  return row ?? null;
}

/** Whether somebody still has to read it; without that its entry in the directory is left over. */
export async function isToBeRead(tx: Tx, { companyId, documentId }: ReadingKey): Promise<boolean> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.id, documentId),
        isNull(documents.replacedAt),
        or(eq(documents.status, 'queued'), eq(documents.status, 'reading')),
      ),
    );
  return rows.length > 0;
}

const isClaimed = ({ companyId, id, claim }: Claim) =>
  and(
    eq(documents.companyId, companyId),
    eq(documents.id, id),
    eq(documents.status, 'reading'),
    eq(documents.claim, claim),
  );

/** The document as it is now, held to the end of the transaction; null when the claim is lost. */
export async function lockClaimed(tx: Tx, claim: Claim): Promise<DocumentRow | null> {
  const [row] = await tx.select().from(documents).where(isClaimed(claim)).for('update');
  return row ?? null;
}

/** What becomes of a document that is being read. False when the claim is lost: then nothing has changed. */
export async function updateClaimed(
  tx: Tx,
  claim: Claim,
  set: Partial<Omit<DocumentRow, 'companyId' | 'id'>>,
): Promise<boolean> {
  const rows = await tx.update(documents).set(set).where(isClaimed(claim)).returning({ id: documents.id });
  return rows.length > 0;
}
