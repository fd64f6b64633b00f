import {
  auditEntries,
  companies,
  departments,
  invitations,
  members,
  outgoingMails,
  passwordResets,
  peopleImportChanges,
  peopleImports,
  reviews,
  sessions,
  surveys,
  type Tx,
} from '@vela/db';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
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

export async function listPersonSessions(tx: Tx, { companyId, id }: PersonKey) {
  return tx
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.memberId, id)))
    .orderBy(asc(sessions.createdAt));
}

export async function listPasswordResets(tx: Tx, { companyId, id }: PersonKey) {
  return tx
    .select({ expiresAt: passwordResets.expiresAt, usedAt: passwordResets.usedAt })
    .from(passwordResets)
    .where(and(eq(passwordResets.companyId, companyId), eq(passwordResets.memberId, id)))
    .orderBy(asc(passwordResets.expiresAt));
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

/** To any of the addresses, which are in small letters. */
export async function listMails(tx: Tx, companyId: string, addresses: readonly string[]) {
  return tx
    .select({ createdAt: outgoingMails.createdAt, subject: outgoingMails.subject, body: outgoingMails.body })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.companyId, companyId), inArray(sql`lower(${outgoingMails.recipient})`, [...addresses])))
    .orderBy(asc(outgoingMails.createdAt));
}

/** What the log tells of the member, and what it tells that the member did. */
export async function listAudits(tx: Tx, { companyId, id }: PersonKey) {
  return tx
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      subjectType: auditEntries.subjectType,
      subjectId: auditEntries.subjectId,
      actorId: auditEntries.actorId,
      address: auditEntries.address,
      detail: auditEntries.detail,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.companyId, companyId), or(eq(auditEntries.actorId, id), eq(auditEntries.subjectId, id))))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
}

export async function listSurveysOf(tx: Tx, { companyId, id }: PersonKey) {
  return tx
    .select({ id: surveys.id, title: surveys.title, status: surveys.status, createdAt: surveys.createdAt })
    .from(surveys)
    .where(and(eq(surveys.companyId, companyId), eq(surveys.createdBy, id)))
    .orderBy(asc(surveys.createdAt));
}

export async function listReviewsOf(tx: Tx, { companyId, id }: PersonKey) {
  return tx
    .select({
      reviewerId: reviews.reviewerId,
      revieweeId: reviews.revieweeId,
      template: reviews.templateName,
      type: reviews.templateType,
      status: reviews.status,
      dueDate: reviews.dueDate,
      overallRating: reviews.overallRating,
      pointsEarned: reviews.pointsEarned,
      createdAt: reviews.createdAt,
      completedAt: reviews.completedAt,
    })
    .from(reviews)
    .where(and(eq(reviews.companyId, companyId), or(eq(reviews.reviewerId, id), eq(reviews.revieweeId, id))))
    .orderBy(asc(reviews.createdAt));
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
