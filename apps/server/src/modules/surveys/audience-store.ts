import type { Tx } from '@vela/db';
import type { AudienceMember } from '@vela/domain';
import { sql } from 'drizzle-orm';

/** Everybody of the company, or, of a manager, everybody below in the reporting tree. */
export async function listPossibleAudience(
  tx: Tx,
  companyId: string,
  managerId: string | null,
): Promise<AudienceMember[]> {
  const { rows } = await tx.execute<AudienceMember & Record<string, unknown>>(sql`
    with recursive reached as (
      select id from members
      where company_id = ${companyId} and ${managerId === null ? sql`true` : sql`manager_id = ${managerId}`}
      union
      select m.id from members m join reached r on m.manager_id = r.id
      where m.company_id = ${companyId} and ${managerId !== null}
    )
    select m.role, m.status, d.name as department, m.hire_date::text as "hireDate", m.leave_date::text as "leaveDate",
      m.on_leave_from::text as "onLeaveFrom", m.on_leave_to::text as "onLeaveTo"
    from members m
    join reached r on r.id = m.id
    left join departments d on d.company_id = m.company_id and d.id = m.department_id
    where m.company_id = ${companyId}`);
  return rows;
}
