import { companies, members, surveys, type Tx } from '@vela/db';
import type { CoreValue } from '@vela/domain/company';
import { and, desc, eq, sql } from 'drizzle-orm';
import { notFound } from '../../platform/domain-error.ts';

export interface CompanyContext {
  name: string;
  timeZone: string;
  coreValues: CoreValue[];
}

export async function getCompanyContext(tx: Tx, companyId: string): Promise<CompanyContext> {
  const [row] = await tx
    .select({ name: companies.name, timeZone: companies.timeZone, coreValues: companies.coreValues })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (row === undefined) throw notFound('The company');
  return row;
}

/** What the surveys launched last have asked, newest first. Drafts are nobody's business but their author's. */
export async function listRecentQuestionTexts(tx: Tx, companyId: string, surveyLimit: number): Promise<string[]> {
  const rows = await tx
    .select({ questions: surveys.questions })
    .from(surveys)
    .where(and(eq(surveys.companyId, companyId), sql`${surveys.launchedAt} is not null`))
    .orderBy(desc(surveys.launchedAt), desc(surveys.id))
    .limit(surveyLimit);
  return [...new Set(rows.flatMap(({ questions }) => questions.map(({ text }) => text)))];
}

/** Names of everybody who is or was in the company, whether active or not. */
export async function listMemberNames(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .where(eq(members.companyId, companyId));
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}
