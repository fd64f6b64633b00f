import { departments, members, type Tx } from '@vela/db';
import { and, asc, eq } from 'drizzle-orm';

export async function listDepartmentRows(tx: Tx, companyId: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(eq(departments.companyId, companyId))
    .orderBy(asc(departments.name));
}

/** Everybody who belongs to a department, with what decides who is at work. */
export async function listDepartmentMembers(tx: Tx, companyId: string) {
  return tx
    .select({
      status: members.status,
      departmentId: departments.id,
      hireDate: members.hireDate,
      leaveDate: members.leaveDate,
      onLeaveFrom: members.onLeaveFrom,
      onLeaveTo: members.onLeaveTo,
    })
    .from(members)
    .innerJoin(departments, and(eq(departments.companyId, members.companyId), eq(departments.id, members.departmentId)))
    .where(eq(members.companyId, companyId));
}
