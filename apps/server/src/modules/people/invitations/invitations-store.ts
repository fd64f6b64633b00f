import { companies, invitations, members, emailDirectory, type Tx } from '@vela/db';
import { and, eq, gt, isNull, lte, sql, inArray } from 'drizzle-orm';
import { notFound } from '../../../platform/domain-error.ts';
import type { TenantTokenKey } from '../../../platform/tenant-token.ts';

export type NewInvitation = typeof invitations.$inferInsert;

interface MemberKey {
  companyId: string;
  memberId: string;
}

/** Rows for one statement: PostgreSQL takes 65,535 parameters at most. */
const AT_ONCE = 2000;

const neitherUsedNorRevoked = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));
const ofMember = ({ companyId, memberId }: MemberKey) =>
  and(eq(invitations.companyId, companyId), eq(invitations.memberId, memberId));

/** A member with the company's name, held to the end of the transaction: of two who invite at once one waits. */
export async function lockInvitee(tx: Tx, { companyId, memberId }: MemberKey) {
  const [row] = await tx
    .select({ member: members, companyName: companies.name })
    .from(members)
    .innerJoin(companies, eq(companies.companyId, members.companyId))
    .where(and(eq(members.companyId, companyId), eq(members.id, memberId)))
    // Weaker than a deletion's lock, so that it never waits for links that are stored at the same moment.
    .for('no key update', { of: members });
  return row ?? null;
}

export async function getCompanyName(tx: Tx, companyId: string): Promise<string> {
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.companyId, companyId));
  if (!row) throw notFound('This company');
  return row.name;
}

interface Moment {
  /** The company's day. */
  today: string;
  now: Date;
}

/** People who are listed, have not joined and hold no link that works. */
export async function listWaiting(tx: Tx, companyId: string, moment: Moment) {
  return tx
    .select({ id: members.id, firstName: members.firstName, email: members.email })
    .from(members)
    .where(isUninvited(companyId, moment));
}

export const countUninvited = (tx: Tx, companyId: string, moment: Moment): Promise<number> =>
  tx.$count(members, isUninvited(companyId, moment));

/** Whoever is listed and has not joined, without a link that works. */
export const isUninvited = (companyId: string, moment: Moment) =>
  and(isExpected(companyId, moment), sql`not ${holdsLink(moment)}`);

/** Whoever is listed, has not joined and holds a link that works. */
export const isPending = (companyId: string, moment: Moment) => and(isExpected(companyId, moment), holdsLink(moment));

const isExpected = (companyId: string, { today }: Moment) =>
  and(
    eq(members.companyId, companyId),
    eq(members.status, 'invited'),
    isNull(members.erasedAt),
    sql`(${members.leaveDate} is null or ${members.leaveDate} >= ${today})`,
  );

const holdsLink = ({ now }: Moment) =>
  sql`exists (select from ${invitations} where ${invitations.companyId} = ${members.companyId}
    and ${invitations.memberId} = ${members.id} and ${invitations.acceptedAt} is null
    and ${invitations.revokedAt} is null and ${invitations.expiresAt} > ${now.toISOString()}::timestamptz)`;

/** Stores links for members without a live one; answers for whom. Of two at once for one member the second gets none. */
export async function insertInvitations(tx: Tx, rows: readonly NewInvitation[]): Promise<Set<string>> {
  const invited = new Set<string>();
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const inserted = await tx
      .insert(invitations)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoNothing()
      .returning({ memberId: invitations.memberId });
    for (const { memberId } of inserted) invited.add(memberId);
  }
  return invited;
}

/** Ends the links of the member that still could be used, also those that only time has ended; how many there were. */
export async function revokeInvitationsOf(tx: Tx, member: MemberKey, now: Date): Promise<number> {
  const revoked = await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(ofMember(member), neitherUsedNorRevoked))
    .returning({ id: invitations.id });
  return revoked.length;
}

/** Makes room for new links where time has ended the old one. */
export async function revokeExpiredInvitations(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(eq(invitations.companyId, companyId), neitherUsedNorRevoked, lte(invitations.expiresAt, now)));
}

/** Whether a link was mailed to the member after this moment and still works. */
export async function isInvitedSince(tx: Tx, member: MemberKey, since: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(ofMember(member), neitherUsedNorRevoked, gt(invitations.createdAt, since)));
  return row !== undefined;
}

const isLive = (key: TenantTokenKey, now: Date) =>
  and(
    eq(invitations.companyId, key.companyId),
    eq(invitations.tokenHash, key.tokenHash),
    neitherUsedNorRevoked,
    gt(invitations.expiresAt, now),
  );

/** Whom a link is for, as long as it works and the member is somebody who has not joined. */
export async function findInvitee(tx: Tx, key: TenantTokenKey, now: Date) {
  const [row] = await tx
    .select({
      member: members,
      companyName: companies.name,
      timeZone: companies.timeZone,
      invitedBy: sql<string | null>`(select nullif(trim(i.first_name || ' ' || i.last_name), '') from members i
        where i.company_id = ${invitations.companyId} and i.id = ${invitations.invitedBy} and i.erased_at is null)`,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.companyId, invitations.companyId))
    .innerJoin(members, and(eq(members.companyId, invitations.companyId), eq(members.id, invitations.memberId)))
    .where(and(isLive(key, now), eq(members.status, 'invited'), isNull(members.erasedAt)));
  return row ?? null;
}
export type InviteeRow = NonNullable<Awaited<ReturnType<typeof findInvitee>>>;

/** Uses a link up; of two at once the second gets false. */
export async function spendInvitation(tx: Tx, key: TenantTokenKey, now: Date): Promise<boolean> {
  const spent = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(isLive(key, now))
    .returning({ id: invitations.id });
  return spent.length > 0;
}

interface Joining {
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/** Makes an invited member an active one; false for whoever is not waiting any more. */
export async function joinMember(tx: Tx, { companyId, memberId }: MemberKey, joining: Joining): Promise<boolean> {
  const joined = await tx
    .update(members)
    .set({ ...joining, status: 'active', revision: sql`${members.revision} + 1` })
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.id, memberId),
        eq(members.status, 'invited'),
        isNull(members.erasedAt),
      ),
    )
    .returning({ id: members.id });
  return joined.length > 0;
}

interface AddressOwner {
  companyId: string;
  memberId: string;
}

/**
 * Takes the addresses for the members, by address key, where nobody has them; answers whose each is now. Of two at once
 * the second waits and finds the first.
 */
export async function claimAddresses(
  tx: Tx,
  companyId: string,
  memberIds: ReadonlyMap<string, string>,
): Promise<Map<string, AddressOwner>> {
  // Always in one order, so that two lists which share addresses never wait for each other in a ring.
  const keys = [...memberIds.keys()].sort();
  await tx
    .insert(emailDirectory)
    .values(keys.map((key) => ({ emailKey: key, companyId, memberId: memberIds.get(key) ?? '' })))
    .onConflictDoNothing();
  const owners = await tx.select().from(emailDirectory).where(inArray(emailDirectory.emailKey, keys));
  return new Map(owners.map(({ emailKey, ...owner }) => [emailKey, owner]));
}

export async function insertInvitedMembers(tx: Tx, rows: (typeof members.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(members).values(rows);
}
