import type { CompanyReviewSettingsAnswer, CompanySettings } from '@vela/contract';
import { companies, departments, type Tx } from '@vela/db';
import { DEFAULT_COMPANY_REVIEW_SETTINGS } from '@vela/domain/company';
import { eq } from 'drizzle-orm';
import { notFound } from './domain-error.ts';

/** Profile, survey frequency, working time and thresholds, as they hold now. */
export async function getCompanySettings(tx: Tx, companyId: string): Promise<CompanySettings> {
  const [row] = await tx
    .select({
      name: companies.name,
      industry: companies.industry,
      size: companies.size,
      domain: companies.domain,
      surveyFrequency: companies.surveyFrequency,
      timeZone: companies.timeZone,
      workingHoursStart: companies.workingHoursStart,
      workingHoursEnd: companies.workingHoursEnd,
      minGroup: companies.minGroup,
      minGroupComments: companies.minGroupComments,
      revision: companies.settingsRevision,
    })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (!row) throw notFound('This company');
  return row;
}

/** What reviews earn, what a promotion takes and what points are worth; the defaults where nothing was saved. */
export async function getCompanyReviewSettings(tx: Tx, companyId: string): Promise<CompanyReviewSettingsAnswer> {
  const [row] = await tx
    .select({ saved: companies.reviewSettings, revision: companies.reviewSettingsRevision })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (!row) throw notFound('This company');
  return { ...DEFAULT_COMPANY_REVIEW_SETTINGS, ...row.saved, revision: row.revision };
}

/** The zone in which the company's days begin and end. */
export async function getTimeZone(tx: Tx, companyId: string): Promise<string> {
  const [row] = await tx
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (!row) throw notFound('This company');
  return row.timeZone;
}

/** What the departments of a company are called, by id. */
export async function listDepartmentNames(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(eq(departments.companyId, companyId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
