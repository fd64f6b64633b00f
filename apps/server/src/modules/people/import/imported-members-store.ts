import { departments, members, type Tx } from '@vela/db';
import { departmentKey, type ImportedChange, type ImportedFields } from '@vela/domain/people';
import { and, eq, isNotNull, sql } from 'drizzle-orm';

/** Everybody of the company with what an import can change, and the version of the row that was read. */
export async function listPeopleToPlan(tx: Tx, companyId: string) {
  return tx
    .select({
      id: members.id,
      email: members.email,
      firstName: members.firstName,
      lastName: members.lastName,
      role: members.role,
      status: members.status,
      departmentId: members.departmentId,
      department: sql<string | null>`${departments.name}`,
      managerId: members.managerId,
      jobTitle: members.jobTitle,
      location: members.location,
      hireDate: members.hireDate,
      leaveDate: members.leaveDate,
      timeZone: members.timeZone,
      erased: sql<boolean>`${isNotNull(members.erasedAt)}`,
      version: sql<string>`${members}.xmin::text`,
    })
    .from(members)
    .leftJoin(departments, and(eq(departments.companyId, members.companyId), eq(departments.id, members.departmentId)))
    .where(eq(members.companyId, companyId))
    .orderBy(members.email, members.id);
}
export type PersonToPlan = Awaited<ReturnType<typeof listPeopleToPlan>>[number];

export async function listImportableDepartments(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: departments.name })
    .from(departments)
    .where(eq(departments.companyId, companyId));
  return rows.map(({ name }) => name);
}

/** Those of the address keys that other companies have. */
export async function listTakenElsewhere(tx: Tx, companyId: string, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select d.email_key as key from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as wanted(key)
      join email_directory d on d.email_key = wanted.key where d.company_id <> ${companyId}`);
  return new Set(rows.map(({ key }) => key));
}

/** Makes the departments that are not there yet, whatever the case of their names; answers with the new ones' ids. */
export async function insertDepartments(
  tx: Tx,
  companyId: string,
  added: readonly { id: string; name: string }[],
): Promise<string[]> {
  if (added.length === 0) return [];
  const rows = await tx
    .insert(departments)
    .values(added.map((department) => ({ companyId, ...department })))
    .onConflictDoNothing()
    .returning({ id: departments.id });
  return rows.map(({ id }) => id);
}

/** Ids by the form in which names are compared; the departments stay until the end of the transaction. */
export async function lockDepartments(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(eq(departments.companyId, companyId))
    .for('key share');
  return new Map(rows.map(({ id, name }) => [departmentKey(name), id]));
}

/** Takes addresses for new members, sorted so that two imports never wait for each other in a ring; how many were free. */
export async function claimAddressesOf(
  tx: Tx,
  companyId: string,
  owners: readonly { key: string; id: string }[],
): Promise<number> {
  const sorted = [...owners].sort((a, b) => (a.key < b.key ? -1 : 1));
  const { rowCount } = await tx.execute(sql`
    insert into email_directory (email_key, company_id, member_id)
    select owner ->> 'key', ${companyId}::uuid, (owner ->> 'id')::uuid
      from jsonb_array_elements(${JSON.stringify(sorted)}::jsonb) as owner
      on conflict do nothing`);
  return rowCount ?? 0;
}

export interface WrittenMember extends ImportedFields {
  id: string;
}

const WRITTEN = sql`id uuid, "firstName" text, "lastName" text, email text, role text, "departmentId" uuid,
  "managerId" uuid, "jobTitle" text, location text, "hireDate" date, "leaveDate" date, "timeZone" text, version text`;

/** Adds people who have not joined. Whoever they report to must be there, or in the same list. */
export async function insertMembers(
  tx: Tx,
  { companyId, createdAt }: { companyId: string; createdAt: Date },
  rows: readonly WrittenMember[],
): Promise<void> {
  await tx.execute(sql`
    insert into members (company_id, id, first_name, last_name, email, role, status, department_id, manager_id, job_title,
        location, hire_date, leave_date, time_zone, created_at)
    select ${companyId}::uuid, id, "firstName", "lastName", email, role, 'invited', "departmentId", "managerId", "jobTitle",
        location, "hireDate", "leaveDate", "timeZone", ${createdAt.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written(${WRITTEN})`);
}

/** Writes people whose rows are still the versions that were read; how many were. */
export async function updateMembers(
  tx: Tx,
  companyId: string,
  rows: readonly (WrittenMember & { version: string })[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update members m set first_name = w."firstName", last_name = w."lastName", role = w.role,
        department_id = w."departmentId", manager_id = w."managerId", job_title = w."jobTitle", location = w.location,
        hire_date = w."hireDate", leave_date = w."leaveDate", time_zone = w."timeZone", revision = m.revision + 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(${WRITTEN})
      where m.company_id = ${companyId} and m.id = w.id and m.xmin::text = w.version`);
  return rowCount ?? 0;
}

/** Remembers what an import changed, so that it can be taken back. */
export async function insertChanges(
  tx: Tx,
  { companyId, importId }: { companyId: string; importId: string },
  changes: readonly ImportedChange[],
): Promise<void> {
  await tx.execute(sql`
    insert into people_import_changes (company_id, import_id, member_id, before, after)
    select ${companyId}::uuid, ${importId}::uuid, "memberId", before, after
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("memberId" uuid, before jsonb, after jsonb)`);
}
