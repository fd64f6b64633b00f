import { exportDirectory, memberExports, members, type Tx } from '@vela/db';
import type { Role } from '@vela/domain/accounts';
import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { ExportKey, ExportRow } from './exports-store.ts';

export interface ExportClaim {
  companyId: string;
  id: string;
  claim: string;
}

const keyColumns = { companyId: exportDirectory.companyId, exportId: exportDirectory.exportId };

/** What may wait to be written, of all companies, longest waiting first. */
export async function listWaitingExports(tx: Tx, limit: number): Promise<ExportKey[]> {
  return tx
    .select(keyColumns)
    .from(exportDirectory)
    .where(eq(exportDirectory.waiting, true))
    .orderBy(asc(exportDirectory.queuedAt), asc(exportDirectory.exportId))
    .limit(limit);
}

export async function listExpiredExports(tx: Tx, now: Date, limit: number): Promise<ExportKey[]> {
  return tx
    .select(keyColumns)
    .from(exportDirectory)
    .where(lt(exportDirectory.expiresAt, now))
    .orderBy(asc(exportDirectory.expiresAt))
    .limit(limit);
}

export async function stopWaiting(tx: Tx, exportId: string): Promise<void> {
  await tx.update(exportDirectory).set({ waiting: false }).where(eq(exportDirectory.exportId, exportId));
}

export async function removeFromDirectory(tx: Tx, exportId: string): Promise<void> {
  await tx.delete(exportDirectory).where(eq(exportDirectory.exportId, exportId));
}

interface ClaimAttempt {
  claim: string;
  now: Date;
  /** Whoever has not moved an export since then is gone. */
  staleBefore: Date;
}

/** Takes an export that waits, or that a server has left lying; null when there is nothing to take. */
export async function claimExport(
  tx: Tx,
  { companyId, exportId }: ExportKey,
  { claim, now, staleBefore }: ClaimAttempt,
): Promise<ExportRow | null> {
  const isFree = or(
    eq(memberExports.status, 'queued'),
    and(eq(memberExports.status, 'running'), lt(memberExports.heartbeatAt, staleBefore)),
  );
  const [row] = await tx
    .update(memberExports)
    .set({ status: 'running', claim, heartbeatAt: now, progress: 0, attempts: sql`${memberExports.attempts} + 1` })
    .where(and(eq(memberExports.companyId, companyId), eq(memberExports.id, exportId), isFree))
    .returning();
  return row ?? null;
}

/** Whether somebody still has to write it; without that its entry in the directory says too much. */
export async function isToBeWritten(tx: Tx, { companyId, exportId }: ExportKey): Promise<boolean> {
  const rows = await tx
    .select({ id: memberExports.id })
    .from(memberExports)
    .where(
      and(
        eq(memberExports.companyId, companyId),
        eq(memberExports.id, exportId),
        or(eq(memberExports.status, 'queued'), eq(memberExports.status, 'running')),
      ),
    );
  return rows.length > 0;
}

/**
 * What becomes of an export that is being written, under a lock that a cancel waits for. False when the claim is lost: then
 * nothing has changed, and nothing more may be.
 */
export async function updateClaimedExport(
  tx: Tx,
  { companyId, id, claim }: ExportClaim,
  set: Partial<Omit<ExportRow, 'companyId' | 'id'>>,
): Promise<boolean> {
  const rows = await tx
    .update(memberExports)
    .set(set)
    .where(
      and(
        eq(memberExports.companyId, companyId),
        eq(memberExports.id, id),
        eq(memberExports.status, 'running'),
        eq(memberExports.claim, claim),
      ),
    )
    .returning({ id: memberExports.id });
  return rows.length > 0;
}

/** The member's role today; null for who may not sign in any more. */
export async function findRole(
  tx: Tx,
  companyId: string,
  memberId: string,
): Promise<{ role: Role; name: string } | null> {
  const [row] = await tx
    .select({ role: members.role, firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.id, memberId), eq(members.status, 'active')));
  return row === undefined ? null : { role: row.role, name: `${row.firstName} ${row.lastName}`.trim() };
}
