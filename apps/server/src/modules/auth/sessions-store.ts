import { companies, members, sessions, type Tx } from '@vela/db';
import { and, asc, desc, eq, gt, ne } from 'drizzle-orm';
import type { TenantTokenKey } from '../../platform/tenant-token.ts';

export interface SessionRow {
  sessionId: string;
  memberId: string;
  firstName: string;
  lastName: string;
  role: (typeof members.$inferSelect)['role'];
  lastUsedAt: Date;
  status: (typeof members.$inferSelect)['status'];
  leaveDate: string | null;
  /** The company's. */
  timeZone: string;
}

/** The live session behind a token, with what decides whether its member may still use it. */
export async function findSession(tx: Tx, key: TenantTokenKey, now: Date): Promise<SessionRow | null> {
  const [row] = await tx
    .select({
      sessionId: sessions.id,
      memberId: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      role: members.role,
      lastUsedAt: sessions.lastUsedAt,
      status: members.status,
      leaveDate: members.leaveDate,
      timeZone: companies.timeZone,
    })
    .from(sessions)
    .innerJoin(companies, eq(companies.companyId, sessions.companyId))
    .innerJoin(members, and(eq(members.companyId, sessions.companyId), eq(members.id, sessions.memberId)))
    .where(
      and(eq(sessions.companyId, key.companyId), eq(sessions.tokenHash, key.tokenHash), gt(sessions.expiresAt, now)),
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

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

interface MemberKey {
  companyId: string;
  memberId: string;
}

/** The live sessions of a member, last used first. */
export async function listSessionsOf(tx: Tx, { companyId, memberId }: MemberKey, now: Date) {
  return tx
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.memberId, memberId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
}
export type ListedSession = Awaited<ReturnType<typeof listSessionsOf>>[number];

/** Whether there was such a session of the member. */
export async function deleteSession(tx: Tx, { companyId, memberId }: MemberKey, sessionId: string): Promise<boolean> {
  const deleted = await tx
    .delete(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.memberId, memberId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** Ends every session of the member, the kept one excepted; how many there were. */
export async function deleteSessionsOf(
  tx: Tx,
  { companyId, memberId }: MemberKey,
  keepSessionId: string | null,
): Promise<number> {
  const kept = keepSessionId === null ? undefined : ne(sessions.id, keepSessionId);
  const deleted = await tx
    .delete(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.memberId, memberId), kept))
    .returning({ id: sessions.id });
  return deleted.length;
}

/** Every session of a member, over or not, the oldest first. */
export async function listPersonSessions(tx: Tx, { companyId, memberId }: MemberKey) {
  return tx
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.memberId, memberId)))
    .orderBy(asc(sessions.createdAt));
}
