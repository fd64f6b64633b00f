import { auditEntries, companies, departments, members, type Tx } from '@vela/db';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { MemberRow } from './people-store.ts';

export interface PersonKey {
  companyId: string;
  id: string;
}

/**
 * Held to the end of the transaction by whoever changes roles, access or lines of reporting: rules over several people,
 * such as that of the last admin, can only be kept one change after the other.
 */
export async function lockPeople(tx: Tx, companyId: string): Promise<void> {
  await tx
    .select({ companyId: companies.companyId })
    .from(companies)
    .where(eq(companies.companyId, companyId))
    .for('no key update');
}

export async function insertPerson(tx: Tx, person: typeof members.$inferInsert): Promise<void> {
  await tx.insert(members).values(person);
}

const isPerson = ({ companyId, id }: PersonKey) => and(eq(members.companyId, companyId), eq(members.id, id));

/** Saves an edit if nobody saved another one in between; says whether it did. */
export async function updatePersonRow(
  tx: Tx,
  person: PersonKey & { revision: number },
  changes: Partial<MemberRow>,
): Promise<boolean> {
  const updated = await tx
    .update(members)
    .set({ ...changes, revision: person.revision + 1 })
    .where(and(isPerson(person), eq(members.revision, person.revision), isNull(members.erasedAt)))
    .returning({ id: members.id });
  return updated.length > 0;
}

/** Changes what no form of a person's fields holds. The people must be locked. */
export async function setPersonRow(tx: Tx, person: PersonKey, changes: Partial<MemberRow>): Promise<void> {
  await tx.update(members).set(changes).where(isPerson(person));
}

/** Whether another admin can sign in and stays longer than this day; without one: for good. */
export async function hasOtherAdmin(tx: Tx, { companyId, id }: PersonKey, day: string | null): Promise<boolean> {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.companyId, companyId),
        ne(members.id, id),
        eq(members.role, 'admin'),
        eq(members.status, 'active'),
        or(isNull(members.leaveDate), day === null ? undefined : sql`${members.leaveDate} > ${day}::date`),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The department's name; it stays there until the end of the transaction. */
export async function findDepartmentName(tx: Tx, { companyId, id }: PersonKey): Promise<string | null> {
  const [row] = await tx
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.id, id)))
    .for('key share');
  return row?.name ?? null;
}

/** What decides whether somebody can be a manager; the member stays there until the end of the transaction. */
export async function findManager(tx: Tx, key: PersonKey) {
  const [row] = await tx
    .select({ status: members.status, leaveDate: members.leaveDate, managerId: members.managerId })
    .from(members)
    .where(isPerson(key))
    .for('key share');
  return row ?? null;
}

/** Who is above a member, up to the top: each with the one above. Ends even where the lines run in a circle. */
export async function listLinesAbove(tx: Tx, { companyId, id }: PersonKey): Promise<Map<string, string | null>> {
  const { rows } = await tx.execute<{ id: string; managerId: string | null }>(sql`
    with recursive above as (
      select id, manager_id from members where company_id = ${companyId} and id = ${id}
      union
      select m.id, m.manager_id from members m join above a on m.id = a.manager_id where m.company_id = ${companyId}
    )
    select id, manager_id as "managerId" from above`);
  return new Map(rows.map((row) => [row.id, row.managerId]));
}

// A form that was opened before must not bring the old manager back unseen, so this counts as an edit.
const reportingTo = (managerId: string | null) => ({ managerId, revision: sql`${members.revision} + 1` });

export async function setManager(tx: Tx, person: PersonKey, managerId: string | null): Promise<void> {
  await tx.update(members).set(reportingTo(managerId)).where(isPerson(person));
}

/** Gives everybody who reports to a member another manager; how many there were. */
export async function moveReports(tx: Tx, { companyId, id }: PersonKey, managerId: string | null): Promise<number> {
  const { rowCount } = await tx
    .update(members)
    .set(reportingTo(managerId))
    .where(and(eq(members.companyId, companyId), eq(members.managerId, id)));
  return rowCount ?? 0;
}

/** What was saved of a person after a revision, oldest first. */
export async function listSavedSince(tx: Tx, { companyId, id }: PersonKey, revision: number) {
  return tx
    .select({ actorName: auditEntries.actorName, detail: auditEntries.detail })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.companyId, companyId),
        eq(auditEntries.subjectType, 'member'),
        eq(auditEntries.subjectId, id),
        eq(auditEntries.action, 'person.changed'),
        sql`(${auditEntries.detail} ->> 'revision')::integer > ${revision}`,
      ),
    )
    .orderBy(asc(sql`(${auditEntries.detail} ->> 'revision')::integer`));
}
