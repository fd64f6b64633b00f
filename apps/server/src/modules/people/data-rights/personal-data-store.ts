import { companies, departments, invitations, members, peopleImportChanges, peopleImports, type Tx } from '@vela/db';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PersonKey } from '../people-changes-store.ts';

/** The member's own fields; of a manager no more than the id, for the name is somebody else's. */
export async function findProfile(tx: Tx, { companyId, id }: PersonKey) {
  const [row] = await tx
    .select({
      id: members.id,
      company: companies.name,
      firstName: members.firstName,
      lastName: members.lastName,
      email: members.email,
      role: members.role,
      status: members.status,
      jobTitle: members.jobTitle,
      location: members.location,
      department: sql<string | null>`${departments.name}`,
      managerId: members.managerId,
      hireDate: members.hireDate,
      leaveDate: members.leaveDate,
      onLeaveFrom: members.onLeaveFrom,
      onLeaveTo: members.onLeaveTo,
      locale: members.locale,
      timeZone: members.timeZone,
      hasPassword: sql<boolean>`${members.passwordHash} is not null`,
      createdAt: members.createdAt,
      deactivatedAt: members.deactivatedAt,
      erasedAt: members.erasedAt,
    })
    .from(members)
    .innerJoin(companies, eq(companies.companyId, members.companyId))
    .leftJoin(departments, and(eq(departments.companyId, members.companyId), eq(departments.id, members.departmentId)))
    .where(and(eq(members.companyId, companyId), eq(members.id, id)));
  return row ?? null;
}

export async function listInvitations(tx: Tx, { companyId, id }: PersonKey) {
  return tx
    .select({
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
      revokedAt: invitations.revokedAt,
    })
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.memberId, id)))
    .orderBy(asc(invitations.createdAt));
}

export async function listPersonImportChanges(tx: Tx, { companyId, id }: PersonKey) {
  return tx
    .select({
      importedAt: peopleImports.createdAt,
      before: peopleImportChanges.before,
      after: peopleImportChanges.after,
    })
    .from(peopleImportChanges)
    .innerJoin(
      peopleImports,
      and(
        eq(peopleImports.companyId, peopleImportChanges.companyId),
        eq(peopleImports.id, peopleImportChanges.importId),
      ),
    )
    .where(and(eq(peopleImportChanges.companyId, companyId), eq(peopleImportChanges.memberId, id)))
    .orderBy(asc(peopleImports.createdAt));
}
