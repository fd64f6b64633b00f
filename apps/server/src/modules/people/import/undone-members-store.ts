import { departments, emailDirectory, members, outgoingMails, peopleImportChanges, type Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import { and, eq, inArray, sql } from 'drizzle-orm';

/** Listed one by one, so that the database looks each of them up, however little it knows of its tables yet. */
const PEOPLE_AT_ONCE = 1000;

/** Once an import is taken back, what it changed is of no more use, and it is personal data. */
export async function deleteChanges(tx: Tx, { companyId, id }: { companyId: string; id: string }): Promise<void> {
  await tx
    .delete(peopleImportChanges)
    .where(and(eq(peopleImportChanges.companyId, companyId), eq(peopleImportChanges.importId, id)));
}

/** Of these people, those who are on leave or in something by now that would go with them. */
export async function listTakingPart(tx: Tx, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as wanted(id)
      join members m on m.company_id = ${companyId} and m.id = wanted.id::uuid
      where m.on_leave_from is not null
        or exists (select from reviews r where r.company_id = m.company_id and r.reviewer_id = m.id)
        or exists (select from reviews r where r.company_id = m.company_id and r.reviewee_id = m.id)
        or exists (select from surveys s where s.company_id = m.company_id and s.created_by = m.id)`);
  return new Set(rows.map(({ id }) => id));
}

/** Removes people who have not joined, also not at this moment, with the mails to them, and frees their addresses. */
export async function removeMembers(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += PEOPLE_AT_ONCE) {
    const part = ids.slice(from, from + PEOPLE_AT_ONCE);
    const gone = await tx
      .delete(members)
      .where(and(eq(members.companyId, companyId), eq(members.status, 'invited'), inArray(members.id, part)))
      .returning({ email: members.email });
    // By the directory's key: a search for the members would read the addresses of all companies.
    const keys = gone.map(({ email }) => emailKey(email));
    await tx
      .delete(emailDirectory)
      .where(and(eq(emailDirectory.companyId, companyId), inArray(emailDirectory.emailKey, keys)));
    await tx
      .delete(outgoingMails)
      .where(and(eq(outgoingMails.companyId, companyId), inArray(sql`lower(${outgoingMails.recipient})`, keys)));
  }
}

/** Removes those of the departments that nobody is in and no survey is for; how many there were. */
export async function removeEmptyDepartments(tx: Tx, companyId: string, ids: readonly string[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${departments} d where d.company_id = ${companyId}
      and d.id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as chosen(id))
      and not exists (select from members m where m.company_id = d.company_id and m.department_id = d.id)
      and not exists (select from surveys s where s.company_id = d.company_id and s.department = d.name)`);
  return rowCount ?? 0;
}
