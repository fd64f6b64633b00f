import { companies, members, surveys, type Tx } from '@vela/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { notFound } from '../../platform/domain-error.ts';

export interface FirstSteps {
  dismissedAt: Date | null;
  hasColleagues: boolean;
  hasCoreValues: boolean;
  hasSurvey: boolean;
  hasLaunched: boolean;
}

/** Each step stops looking at the first row that settles it, however large the company has become. */
export async function getFirstSteps(tx: Tx, companyId: string): Promise<FirstSteps> {
  const ofCompany = sql`${surveys.companyId} = ${companyId}`;
  const [row] = await tx
    .select({
      dismissedAt: companies.firstRunDismissedAt,
      hasColleagues: sql<boolean>`exists (
        select 1 from ${members} where ${members.companyId} = ${companyId} and ${members.erasedAt} is null offset 1
      )`,
      hasCoreValues: sql<boolean>`jsonb_array_length(${companies.coreValues}) > 0`,
      hasSurvey: sql<boolean>`exists (select 1 from ${surveys} where ${ofCompany})`,
      hasLaunched: sql<boolean>`exists (
        select 1 from ${surveys} where ${ofCompany} and ${surveys.launchedAt} is not null
      )`,
    })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (!row) throw notFound('This company');
  return row;
}

/** Says whether it was still shown. */
export async function hideFirstSteps(tx: Tx, companyId: string, now: Date): Promise<boolean> {
  const hidden = await tx
    .update(companies)
    .set({ firstRunDismissedAt: now })
    .where(and(eq(companies.companyId, companyId), isNull(companies.firstRunDismissedAt)))
    .returning({ id: companies.companyId });
  return hidden.length > 0;
}
