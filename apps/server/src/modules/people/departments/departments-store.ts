import type { Department } from '@vela/contract';
import { departments, members, type Tx } from '@vela/db';
import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../../platform/domain-error.ts';
import { isAtWorkOn } from '../../../platform/employment-store.ts';

interface DepartmentKey {
  companyId: string;
  id: string;
}

/** By name, each with the people who are at work in it on that day. */
export async function listDepartmentRows(tx: Tx, companyId: string, today: string): Promise<Department[]> {
  return selectDepartments(tx, today)
    .where(eq(departments.companyId, companyId))
    .orderBy(sql`${departments}.name_key`, departments.id);
}

/** The department; in another company it does not exist. */
export async function getDepartmentOrThrow(
  tx: Tx,
  { companyId, id }: DepartmentKey,
  today: string,
): Promise<Department> {
  const [row] = await selectDepartments(tx, today).where(
    and(eq(departments.companyId, companyId), eq(departments.id, id)),
  );
  if (row === undefined) throw notFound('This department');
  return row;
}

const selectDepartments = (tx: Tx, today: string) =>
  tx
    .select({
      id: departments.id,
      name: departments.name,
      memberCount: sql<number>`count(${members.id})::integer`,
    })
    .from(departments)
    .leftJoin(
      members,
      and(eq(members.companyId, departments.companyId), eq(members.departmentId, departments.id), isAtWorkOn(today)),
    )
    .groupBy(departments.companyId, departments.id)
    .$dynamic();

/** False when the company has one of this name, in capital or small letters. */
export async function insertDepartment(tx: Tx, department: typeof departments.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(departments)
    .values(department)
    .onConflictDoNothing()
    .returning({ id: departments.id });
  return inserted.length > 0;
}

/** False when another one has the name. The people must be locked, so that none takes it meanwhile. */
export async function setDepartmentName(tx: Tx, { companyId, id }: DepartmentKey, name: string): Promise<boolean> {
  const renamed = await tx
    .update(departments)
    .set({ name })
    .where(
      and(
        eq(departments.companyId, companyId),
        eq(departments.id, id),
        sql`not exists (select from departments other where other.company_id = ${companyId}
          and lower(other.name) = lower(${name}) and other.id <> ${id})`,
      ),
    )
    .returning({ id: departments.id });
  return renamed.length > 0;
}

/** Moves everybody of a department to another one or to none; how many there were. */
export async function moveMembers(tx: Tx, { companyId, id }: DepartmentKey, to: string | null): Promise<number> {
  const { rowCount } = await tx
    .update(members)
    .set({ departmentId: to })
    .where(and(eq(members.companyId, companyId), eq(members.departmentId, id)));
  return rowCount ?? 0;
}

export async function removeDepartment(tx: Tx, { companyId, id }: DepartmentKey): Promise<void> {
  await tx.delete(departments).where(and(eq(departments.companyId, companyId), eq(departments.id, id)));
}
