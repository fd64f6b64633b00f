import {
  companies,
  departments,
  emailDirectory,
  members,
  outboxEvents,
  surveyInvitations,
  surveys,
  tenants,
  type Tx,
} from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import { and, eq, sql } from 'drizzle-orm';

/** Any number will do, as long as every process of Vela takes the same. */
const DEMO_LOCK = 7_316_041;
/** A statement takes at most 65,535 parameters, and a member has 15. */
const ROWS_PER_STATEMENT = 2_000;

/** Held to the end of the transaction: of several processes that want to seed one works and the others wait. */
export async function lockDemo(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
}

export async function companyExists(tx: Tx, companyId: string): Promise<boolean> {
  const rows = await tx.select({ id: tenants.companyId }).from(tenants).where(eq(tenants.companyId, companyId));
  return rows.length > 0;
}

/** Removes the company; everything that belongs to it goes with it. */
export async function deleteCompany(tx: Tx, companyId: string): Promise<void> {
  await tx.delete(tenants).where(eq(tenants.companyId, companyId));
}

export type NewMember = typeof members.$inferInsert;

export interface NewCompany {
  company: typeof companies.$inferInsert;
  departments: { id: string; name: string }[];
  /** Managers before their reports. */
  members: NewMember[];
}

/** False when somebody else has the address of one of its people. */
export async function insertCompanyWithPeople(tx: Tx, { company, ...rows }: NewCompany): Promise<boolean> {
  const { companyId } = company;
  await tx.insert(tenants).values({ companyId, createdAt: company.createdAt });
  await tx.insert(companies).values(company);
  await tx.insert(departments).values(rows.departments.map((department) => ({ ...department, companyId })));
  for (let from = 0; from < rows.members.length; from += ROWS_PER_STATEMENT) {
    const some = rows.members.slice(from, from + ROWS_PER_STATEMENT);
    await tx.insert(members).values(some);
    const claimed = await tx
      .insert(emailDirectory)
      .values(some.map(({ id, email }) => ({ emailKey: emailKey(email), companyId, memberId: id })))
      .onConflictDoNothing()
      .returning({ memberId: emailDirectory.memberId });
    if (claimed.length < some.length) return false;
  }
  return true;
}

/** The planned groups of those who were invited, by person. */
export async function listInvitedGroups(tx: Tx, companyId: string, surveyId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ memberId: surveyInvitations.memberId, segment: surveyInvitations.segment })
    .from(surveyInvitations)
    .where(and(eq(surveyInvitations.companyId, companyId), eq(surveyInvitations.surveyId, surveyId)));
  return new Map(rows.map(({ memberId, segment }) => [memberId, segment]));
}

export async function archiveSurvey(tx: Tx, companyId: string, surveyId: string): Promise<void> {
  await tx
    .update(surveys)
    .set({ status: 'archived' })
    .where(and(eq(surveys.companyId, companyId), eq(surveys.id, surveyId), eq(surveys.status, 'closed')));
}

/** What is made up as long past must not be announced to anybody now. */
export async function forgetEvents(tx: Tx, companyId: string): Promise<void> {
  await tx.delete(outboxEvents).where(eq(outboxEvents.companyId, companyId));
}
