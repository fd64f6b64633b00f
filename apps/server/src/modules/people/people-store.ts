import { departments, members, peopleImports, type Tx } from '@vela/db';
import { displayName, ERASED_NAME, type MemberStatus } from '@vela/domain/people';
import { and, eq, sql, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { namedIn, namesIn, type AuditSubjects } from '../../platform/audit-store.ts';
import { notFound } from '../../platform/domain-error.ts';

export type MemberRow = typeof members.$inferSelect;
const managers = alias(members, 'managers');

/** The latest link that a person was sent; times as the database writes them in JSON. */
interface LatestInvitation {
  expiresAt: string;
  acceptedAt: string | null;
  revokedAt: string | null;
}

const personColumns = {
  companyId: members.companyId,
  id: members.id,
  firstName: members.firstName,
  lastName: members.lastName,
  email: members.email,
  role: members.role,
  status: members.status,
  hasPassword: sql<boolean>`${members.passwordHash} is not null`,
  departmentId: members.departmentId,
  managerId: members.managerId,
  jobTitle: members.jobTitle,
  location: members.location,
  hireDate: members.hireDate,
  leaveDate: members.leaveDate,
  onLeaveFrom: members.onLeaveFrom,
  onLeaveTo: members.onLeaveTo,
  erasedAt: members.erasedAt,
  revision: members.revision,
  department: sql<string | null>`${departments.name}`,
  manager: {
    id: managers.id,
    firstName: managers.firstName,
    lastName: managers.lastName,
    email: managers.email,
  },
  directReports: sql<number>`(select count(*)::integer from members r
    where r.company_id = ${members.companyId} and r.manager_id = ${members.id} and r.status <> 'deactivated')`,
  invitation: sql<LatestInvitation | null>`(select json_build_object(
      'expiresAt', i.expires_at, 'acceptedAt', i.accepted_at, 'revokedAt', i.revoked_at)
    from invitations i where i.company_id = ${members.companyId} and i.member_id = ${members.id}
    order by i.created_at desc, i.id limit 1)`,
};

/** People with whatever is shown of them. */
export const selectPeople = (tx: Tx) =>
  tx
    .select(personColumns)
    .from(members)
    .leftJoin(departments, and(eq(departments.companyId, members.companyId), eq(departments.id, members.departmentId)))
    .leftJoin(managers, and(eq(managers.companyId, members.companyId), eq(managers.id, members.managerId)))
    .$dynamic();
export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

/** The person; in another company it does not exist. */
export async function getPersonOrThrow(tx: Tx, companyId: string, id: string): Promise<PersonRow> {
  const [row] = await selectPeople(tx).where(and(eq(members.companyId, companyId), eq(members.id, id)));
  if (row === undefined) throw notFound('This person');
  return row;
}

/** How the audit log names what is done to people. */
export const peopleAuditSubjects: AuditSubjects = {
  member: {
    names: memberNames,
    named: (companyId, pattern) => sql`select ${members.id} as id from ${members}
      where ${members.companyId} = ${companyId} and ${members.erasedAt} is null and ${members}.name_key like ${pattern}`,
  },
  department: { names: namesIn(departments, departments.name), named: namedIn(departments, departments.name) },
  import: { names: namesIn(peopleImports, peopleImports.fileName) },
};

async function memberNames(tx: Tx, companyId: string, ids: string[]): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .select({
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      email: members.email,
      erasedAt: members.erasedAt,
    })
    .from(members)
    .where(and(eq(members.companyId, companyId), inArray(members.id, ids)));
  return rows.map((row) => ({
    id: row.id,
    name: displayName(row.erasedAt === null ? row : { ...row, ...ERASED_NAME }),
  }));
}

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
