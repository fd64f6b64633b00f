import { departments, members, type Tx } from '@vela/db';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
