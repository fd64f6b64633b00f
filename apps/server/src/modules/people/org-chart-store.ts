import type { Tx } from '@vela/db';
import type { MemberStatus } from '@vela/domain/people';
import { sql, type SQL } from 'drizzle-orm';

export interface OrgChartRow extends Record<string, unknown> {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  department: string | null;
  status: MemberStatus;
  hireDate: string | null;
  leaveDate: string | null;
  onLeaveFrom: string | null;
  onLeaveTo: string | null;
  directReports: number;
  totalReports: number;
}

/** Whoever reports to the manager, or to nobody who is still here; those with reports first. */
export async function listOrgChartRows(
  tx: Tx,
  { companyId, managerId, limit }: { companyId: string; managerId: string | null; limit: number },
): Promise<{ rows: OrgChartRow[]; total: number }> {
  // `union` drops what was reached before, so it ends even where the lines of reporting run in a circle.
  const { rows } = await tx.execute<OrgChartRow & { total: number }>(sql`
    with recursive here as materialized (
      select id, manager_id from members where company_id = ${companyId} and status <> 'deactivated'
    ), level as materialized (
      ${levelOf(managerId)}
    ), below as (
      select l.id as root, h.id from level l join here h on h.manager_id = l.id
      union
      select b.root, h.id from below b join here h on h.manager_id = b.id
    ), totals as (
      select root, count(*) filter (where id <> root)::integer as total from below group by root
    ), direct as (
      select manager_id, count(*)::integer as direct from here group by manager_id
    )
    select m.id, m.first_name as "firstName", m.last_name as "lastName", m.email, m.job_title as "jobTitle",
      d.name as department, m.status, m.hire_date::text as "hireDate", m.leave_date::text as "leaveDate",
      m.on_leave_from::text as "onLeaveFrom", m.on_leave_to::text as "onLeaveTo",
      coalesce(direct.direct, 0) as "directReports", coalesce(t.total, 0) as "totalReports",
      (count(*) over ())::integer as total
    from level l
    join members m on m.company_id = ${companyId} and m.id = l.id
    left join departments d on d.company_id = m.company_id and d.id = m.department_id
    left join direct on direct.manager_id = m.id
    left join totals t on t.root = m.id
    order by direct.direct is null, m.name_key, m.id
    limit ${limit}`);
  return { rows, total: rows[0]?.total ?? 0 };
}

const levelOf = (managerId: string | null): SQL =>
  managerId === null
    ? sql`select h.id from here h where not exists (select from here above where above.id = h.manager_id)`
    : sql`select h.id from here h where h.manager_id = ${managerId}`;
