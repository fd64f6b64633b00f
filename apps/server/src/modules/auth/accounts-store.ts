import { companies, emailDirectory, members, tenants, type Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import { and, eq } from 'drizzle-orm';

export async function insertCompany(tx: Tx, company: typeof companies.$inferInsert): Promise<void> {
  await tx.insert(tenants).values({ companyId: company.companyId, createdAt: company.createdAt });
  await tx.insert(companies).values(company);
}

export interface AccountPlace {
  companyId: string;
  memberId: string;
}

/** Takes the address for the member; false when somebody has it. Of two at once the second waits and gets false. */
export async function claimEmail(tx: Tx, email: string, place: AccountPlace): Promise<boolean> {
  const claimed = await tx
    .insert(emailDirectory)
    .values({ emailKey: emailKey(email), ...place })
    .onConflictDoNothing()
    .returning({ memberId: emailDirectory.memberId });
  return claimed.length > 0;
}

/** Gives an address back, if it is the member's. */
export async function releaseEmail(tx: Tx, email: string, { companyId, memberId }: AccountPlace): Promise<void> {
  await tx
    .delete(emailDirectory)
    .where(
      and(
        eq(emailDirectory.emailKey, emailKey(email)),
        eq(emailDirectory.companyId, companyId),
        eq(emailDirectory.memberId, memberId),
      ),
    );
}

export async function insertMember(tx: Tx, member: typeof members.$inferInsert): Promise<void> {
  await tx.insert(members).values(member);
}

/** Where the account of an address is. */
export async function findAccountPlace(tx: Tx, email: string): Promise<AccountPlace | null> {
  const [row] = await tx
    .select({ companyId: emailDirectory.companyId, memberId: emailDirectory.memberId })
    .from(emailDirectory)
    .where(eq(emailDirectory.emailKey, emailKey(email)));
  return row ?? null;
}

/** A member with the company that it belongs to. */
export async function findAccount(tx: Tx, { companyId, memberId }: AccountPlace) {
  const [row] = await tx
    .select({ member: members, company: companies })
    .from(members)
    .innerJoin(companies, eq(companies.companyId, members.companyId))
    .where(and(eq(members.companyId, companyId), eq(members.id, memberId)));
  return row ?? null;
}
export async function lockMember(tx: Tx, { companyId, memberId }: AccountPlace): Promise<void> {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.id, memberId)))
    .for('share');
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export type ProfileChange = Partial<
  Pick<typeof members.$inferSelect, 'firstName' | 'lastName' | 'locale' | 'timeZone'>
>;

export async function updateMember(tx: Tx, { companyId, memberId }: AccountPlace, change: ProfileChange) {
  await tx
    .update(members)
    .set(change)
    .where(and(eq(members.companyId, companyId), eq(members.id, memberId)));
}

export async function setPasswordHash(tx: Tx, { companyId, memberId }: AccountPlace, passwordHash: string) {
  await tx
    .update(members)
    .set({ passwordHash })
    .where(and(eq(members.companyId, companyId), eq(members.id, memberId)));
}

/** Changes the hash only if it is still the one that was checked; false when another change came first. */
export async function replacePasswordHash(
  tx: Tx,
  { companyId, memberId }: AccountPlace,
  hashes: { checked: string; next: string },
): Promise<boolean> {
  const changed = await tx
    .update(members)
    .set({ passwordHash: hashes.next })
    .where(and(eq(members.companyId, companyId), eq(members.id, memberId), eq(members.passwordHash, hashes.checked)))
    .returning({ id: members.id });
  return changed.length > 0;
}
