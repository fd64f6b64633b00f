import { emailDirectory, members, type Tx } from '@vela/db';
import { inArray } from 'drizzle-orm';

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
