import { exportChunks, memberExports, members, type Tx } from '@vela/db';
import type { Role } from '@vela/domain/accounts';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { notFound } from '../../platform/domain-error.ts';

export type ExportRow = typeof memberExports.$inferSelect;
export type NewExport = typeof memberExports.$inferInsert;

export interface ExportKey {
  companyId: string;
  exportId: string;
}

/** Whose exports a call may touch. */
export interface ExportReach {
  companyId: string;
  memberId: string;
  /** Whether the member still sees the whole company. */
  seesCompany: boolean;
  now: Date;
}

/** Adds an export; one with the same id, from a retried request, is left as it is. */
export async function insertExport(tx: Tx, row: NewExport): Promise<boolean> {
  const rows = await tx.insert(memberExports).values(row).onConflictDoNothing().returning({ id: memberExports.id });
  return rows.length > 0;
}

/** One of the member's own, as long as it is kept. To everybody else it does not exist. */
export async function getExportRow(tx: Tx, reach: ExportReach, id: string): Promise<ExportRow> {
  const [row] = await tx
    .select()
    .from(memberExports)
    .where(
      and(
        eq(memberExports.companyId, reach.companyId),
        eq(memberExports.id, id),
        eq(memberExports.memberId, reach.memberId),
        gt(memberExports.expiresAt, reach.now),
        reach.seesCompany ? undefined : eq(memberExports.scope, 'own'),
      ),
    );
  if (row === undefined) throw notFound('This export');
  return row;
}

/** Two requests of one member at once count one after the other. */
export async function lockMemberExports(tx: Tx, companyId: string, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${companyId} ${memberId}`}, 0))`);
}

const isOpen = inArray(memberExports.status, ['queued', 'running']);

export async function countOpenExports(tx: Tx, companyId: string, memberId: string): Promise<number> {
  const rows = await tx
    .select({ id: memberExports.id })
    .from(memberExports)
    .where(and(eq(memberExports.companyId, companyId), eq(memberExports.memberId, memberId), isOpen));
  return rows.length;
}

/** What becomes of an export that is not done; null when it is done, or nobody wants it any more. */
export async function updateOpenExport(
  tx: Tx,
  { companyId, exportId }: ExportKey,
  set: Partial<Omit<ExportRow, 'companyId' | 'id'>>,
): Promise<ExportRow | null> {
  const [row] = await tx
    .update(memberExports)
    .set(set)
    .where(and(eq(memberExports.companyId, companyId), eq(memberExports.id, exportId), isOpen))
    .returning();
  return row ?? null;
}

/** False when there is nothing left to cancel. */
export async function markCancelled(tx: Tx, { companyId, exportId }: ExportKey): Promise<boolean> {
  const rows = await tx
    .update(memberExports)
    .set({ status: 'cancelled', sizeBytes: 0 })
    .where(
      and(
        eq(memberExports.companyId, companyId),
        eq(memberExports.id, exportId),
        or(isOpen, eq(memberExports.status, 'done')),
      ),
    )
    .returning({ id: memberExports.id });
  return rows.length > 0;
}

export async function deleteExportChunks(tx: Tx, { companyId, exportId }: ExportKey): Promise<void> {
  await tx.delete(exportChunks).where(and(eq(exportChunks.companyId, companyId), eq(exportChunks.exportId, exportId)));
}

export async function insertExportChunk(tx: Tx, key: ExportKey, ordinal: number, bytes: Buffer): Promise<void> {
  await tx.insert(exportChunks).values({ ...key, ordinal, bytes });
}

/** Null where there is none, also when the export was removed meanwhile. */
export async function findExportChunk(
  tx: Tx,
  { companyId, exportId }: ExportKey,
  ordinal: number,
): Promise<Buffer | null> {
  const [row] = await tx
    .select({ bytes: exportChunks.bytes })
    .from(exportChunks)
    .where(
      and(
        eq(exportChunks.companyId, companyId),
        eq(exportChunks.exportId, exportId),
        eq(exportChunks.ordinal, ordinal),
      ),
    );
  return row?.bytes ?? null;
}

/** Removes an export with its file. */
export async function deleteExport(tx: Tx, { companyId, exportId }: ExportKey): Promise<void> {
  await tx.delete(memberExports).where(and(eq(memberExports.companyId, companyId), eq(memberExports.id, exportId)));
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
