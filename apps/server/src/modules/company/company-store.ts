import { departments, members, type Tx } from '@vela/db';
import { and, asc, eq } from 'drizzle-orm';

export async function listDepartmentNames(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: departments.name })
    .from(departments)
    .where(eq(departments.companyId, companyId))
    .orderBy(asc(departments.name));
  return rows.map((row) => row.name);
}

/** Everybody who belongs to a department, with what decides who is at work. */
export async function listDepartmentMembers(tx: Tx, companyId: string) {
  return tx
    .select({
      role: members.role,
      status: members.status,
      department: departments.name,
      hireDate: members.hireDate,
      leaveDate: members.leaveDate,
    })
    .from(members)
    .innerJoin(departments, and(eq(departments.companyId, members.companyId), eq(departments.id, members.departmentId)))
    .where(eq(members.companyId, companyId));
}
