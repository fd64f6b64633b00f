import type { OrgChartNode, Person } from '@vela/contract';
import { displayName, ERASED_NAME, shownStatus } from '@vela/domain/people';
import type { CompanyDay } from './company-day.ts';
import type { OrgChartRow, PersonRow } from './people-store.ts';

export function presentPerson(row: PersonRow, { now, today }: CompanyDay): Person {
  const erased = row.erasedAt !== null;
  return {
    id: row.id,
    name: erased ? `${ERASED_NAME.firstName} ${ERASED_NAME.lastName}` : displayName(row),
    firstName: row.firstName,
    lastName: row.lastName,
    // What stands in its place belongs to nobody.
    email: erased ? '' : row.email,
    role: row.role,
    status: shownStatus(row, today),
    jobTitle: row.jobTitle,
    location: row.location,
    department:
      row.departmentId !== null && row.department !== null ? { id: row.departmentId, name: row.department } : null,
    manager: row.manager && { id: row.manager.id, name: displayName(row.manager) },
    directReports: row.directReports,
    hireDate: row.hireDate,
    leaveDate: row.leaveDate,
    onLeaveFrom: row.onLeaveFrom,
    onLeaveTo: row.onLeaveTo,
    invitation: presentInvitation(row.invitation, now),
    erased,
    revision: row.revision,
  };
}

export const presentOrgChartNode = (row: OrgChartRow, today: string): OrgChartNode => ({
  id: row.id,
  name: displayName(row),
  jobTitle: row.jobTitle,
  department: row.department,
  status: shownStatus(row, today),
  directReports: row.directReports,
  totalReports: row.totalReports,
});

function presentInvitation(invitation: PersonRow['invitation'], now: Date): Person['invitation'] {
  if (invitation === null) return { state: 'none', expiresAt: null };
  const expiresAt = new Date(invitation.expiresAt);
  return { state: stateOf(invitation, { now, expiresAt }), expiresAt: expiresAt.toISOString() };
}

function stateOf(
  { acceptedAt, revokedAt }: NonNullable<PersonRow['invitation']>,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Person['invitation']['state'] {
  if (acceptedAt !== null) return 'accepted';
  // Links that time had ended before are only cleared away then; nobody took them back.
  if (revokedAt !== null && new Date(revokedAt) < expiresAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'pending';
}
