import { members, sessions, type Tx } from '@vela/db';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { TenantTokenKey } from '../../platform/tenant-token.ts';

export interface SessionRow {
  sessionId: string;
  memberId: string;
  firstName: string;
  lastName: string;
  role: (typeof members.$inferSelect)['role'];
  lastUsedAt: Date;
}

/** The live session behind a token, with its member as long as that one may sign in. */
export async function findSession(tx: Tx, key: TenantTokenKey, now: Date): Promise<SessionRow | null> {
  const [row] = await tx
    .select({
      sessionId: sessions.id,
      memberId: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      role: members.role,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(members, and(eq(members.companyId, sessions.companyId), eq(members.id, sessions.memberId)))
    .where(
      and(
        eq(sessions.companyId, key.companyId),
        eq(sessions.tokenHash, key.tokenHash),
        gt(sessions.expiresAt, now),
        sql`${members.status} in ('active', 'on_leave')`,
      ),
    );
  return row ?? null;
}

/** Slides the session's end. */
export async function touchSession(tx: Tx, key: TenantTokenKey, times: { now: Date; expiresAt: Date }): Promise<void> {
  await tx
    .update(sessions)
    .set({ lastUsedAt: times.now, expiresAt: times.expiresAt })
    .where(and(eq(sessions.companyId, key.companyId), eq(sessions.tokenHash, key.tokenHash)));
}
