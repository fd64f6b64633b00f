import type { CompanyReviewSettingsAnswer, CompanySettings } from '@vela/contract';
import { auditEntries, companies, type Tx } from '@vela/db';
import type { CoreValue } from '@vela/domain/company';
import type { FieldChanges } from '@vela/domain/content';
import { and, desc, eq, sql } from 'drizzle-orm';
import { notFound } from '../../platform/domain-error.ts';

export type CompanyRow = typeof companies.$inferSelect;
export interface CoreValues {
  coreValues: CoreValue[];
}
type Saved<T> = { revision: number; fields: T };

/** Holds the company's own row to the end of the transaction, so that what is read next stays what is saved over. */
export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  const rows = await tx
    .select({ id: companies.companyId })
    .from(companies)
    .where(eq(companies.companyId, companyId))
    .for('no key update');
  if (rows.length === 0) throw notFound('This company');
}

export async function getCompanyRow(tx: Tx, companyId: string): Promise<CompanyRow> {
  const [row] = await tx.select().from(companies).where(eq(companies.companyId, companyId));
  if (!row) throw notFound('This company');
  return row;
}

/** The company as a subject of the audit log. */
export const companyNames = (tx: Tx, companyId: string) =>
  tx
    .select({ id: companies.companyId, name: companies.name })
    .from(companies)
    .where(eq(companies.companyId, companyId));

/** Each of the three saves over the revision that is named, and says whether it was still there. */
export async function updateSettings(
  tx: Tx,
  companyId: string,
  { revision, fields }: Saved<Omit<CompanySettings, 'revision'>>,
): Promise<boolean> {
  const updated = await tx
    .update(companies)
    .set({ ...fields, settingsRevision: revision + 1 })
    .where(and(eq(companies.companyId, companyId), eq(companies.settingsRevision, revision)))
    .returning({ id: companies.companyId });
  return updated.length > 0;
}

export async function updateReviewSettings(
  tx: Tx,
  companyId: string,
  { revision, fields }: Saved<Omit<CompanyReviewSettingsAnswer, 'revision'>>,
): Promise<boolean> {
  const updated = await tx
    .update(companies)
    .set({ reviewSettings: fields, reviewSettingsRevision: revision + 1 })
    .where(and(eq(companies.companyId, companyId), eq(companies.reviewSettingsRevision, revision)))
    .returning({ id: companies.companyId });
  return updated.length > 0;
}

export async function updateCoreValues(
  tx: Tx,
  companyId: string,
  { revision, fields }: Saved<CoreValues>,
): Promise<boolean> {
  const updated = await tx
    .update(companies)
    .set({ ...fields, coreValuesRevision: revision + 1 })
    .where(and(eq(companies.companyId, companyId), eq(companies.coreValuesRevision, revision)))
    .returning({ id: companies.companyId });
  return updated.length > 0;
}

export interface SavedChange {
  actorId: string | null;
  actorName: string;
  changes: FieldChanges;
}

/** More saves than anybody makes while a form is open. */
const CHANGES_LIMIT = 200;

/** What was saved after a revision, oldest first: the audit log keeps every revision with its changes. */
export async function listChangesSince(
  tx: Tx,
  companyId: string,
  { action, revision }: { action: string; revision: number },
): Promise<SavedChange[]> {
  const savedAs = sql<number>`(${auditEntries.detail} ->> 'revision')::int`;
  const rows = await tx
    .select({ actorId: auditEntries.actorId, actorName: auditEntries.actorName, detail: auditEntries.detail })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.companyId, companyId),
        eq(auditEntries.subjectType, 'company'),
        eq(auditEntries.subjectId, companyId),
        eq(auditEntries.action, action),
        sql`${savedAs} > ${revision}`,
      ),
    )
    .orderBy(desc(savedAs))
    .limit(CHANGES_LIMIT);
  return rows.reverse().map(({ actorId, actorName, detail: { revision: _revision, ...changes } }) => ({
    actorId,
    actorName,
    // Safe: entries of these actions are written by saveForm alone, whose detail holds changes and the revision.
    changes: changes as FieldChanges,
  }));
}
