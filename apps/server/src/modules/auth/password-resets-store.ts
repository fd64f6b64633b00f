import { passwordResets, type Tx } from '@vela/db';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { PersonOnFile } from '../../platform/module.ts';
import type { TenantTokenKey } from '../../platform/tenant-token.ts';

export async function insertPasswordReset(tx: Tx, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

const isLive = (key: TenantTokenKey, now: Date) =>
  and(
    eq(passwordResets.companyId, key.companyId),
    eq(passwordResets.tokenHash, key.tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

/** Whom a link is for as long as it works. */
export async function findLiveReset(tx: Tx, key: TenantTokenKey, now: Date): Promise<string | null> {
  const [row] = await tx.select({ memberId: passwordResets.memberId }).from(passwordResets).where(isLive(key, now));
  return row?.memberId ?? null;
}

/** Uses a link up; of two at once the second gets false. */
export async function spendReset(tx: Tx, key: TenantTokenKey, now: Date): Promise<boolean> {
  const spent = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isLive(key, now))
    .returning({ memberId: passwordResets.memberId });
  return spent.length > 0;
}

/** Removes every link of a member, used or not. */
export async function deleteResetsOf(tx: Tx, companyId: string, memberId: string): Promise<void> {
  await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.companyId, companyId), eq(passwordResets.memberId, memberId)));
}

export async function listPasswordResets(tx: Tx, { companyId, memberId }: PersonOnFile) {
  return tx
    .select({ expiresAt: passwordResets.expiresAt, usedAt: passwordResets.usedAt })
    .from(passwordResets)
    .where(and(eq(passwordResets.companyId, companyId), eq(passwordResets.memberId, memberId)))
    .orderBy(asc(passwordResets.expiresAt));
}
