import { surveys, type Tx } from '@vela/db';
import { SURVEY_TYPE_LABELS, SURVEY_TYPES, type SurveyStatus, type SurveyType } from '@vela/domain/surveys';
import { and, asc, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { namedIn, namesIn, type AuditSubjects } from '../../platform/audit-store.ts';
import type { TimePosition } from '../../platform/page-cursor.ts';
import type { PersonOnFile } from '../../platform/module.ts';
import { inReach, type Reach } from '../../platform/reach.ts';
import { selectSummaries, surveyOwner, type SurveySummaryRow } from './surveys-store.ts';

export interface SurveyListFilter {
  q?: string | undefined;
  status?: SurveyStatus | undefined;
  after?: TimePosition | undefined;
  limit: number;
}

/** Newest first. */
export async function listSurveyRows(tx: Tx, reach: Reach, filter: SurveyListFilter): Promise<SurveySummaryRow[]> {
  return selectSummaries(tx)
    .where(
      and(
        inReach(reach, surveyOwner),
        filter.status === undefined ? undefined : eq(surveys.status, filter.status),
        matches(filter.q),
        filter.after === undefined ? undefined : isAfter(filter.after),
      ),
    )
    .orderBy(desc(surveys.createdAt), desc(surveys.id))
    .limit(filter.limit);
}

export async function countSurveys(tx: Tx, reach: Reach): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(surveys).where(inReach(reach, surveyOwner));
  return row?.total ?? 0;
}

function matches(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? '';
  if (text === '') return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(ilike(surveys.title, pattern), inArray(surveys.type, typesMatching(text)));
}

/** A type is found by its label ("Monthly Pulse") and by its text ("monthly_pulse", "monthly pulse"). */
function typesMatching(text: string): SurveyType[] {
  const wanted = text.toLowerCase();
  return SURVEY_TYPES.filter((type) =>
    [SURVEY_TYPE_LABELS[type].toLowerCase(), type, type.replaceAll('_', ' ')].some((name) => name.includes(wanted)),
  );
}

const isAfter = ({ at, id }: TimePosition): SQL =>
  sql`(${surveys.createdAt}, ${surveys.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;

/** What is told of them to the member who made them, the oldest first. */
export async function listSurveysMadeBy(tx: Tx, { companyId, memberId }: PersonOnFile) {
  return tx
    .select({ id: surveys.id, title: surveys.title, status: surveys.status, createdAt: surveys.createdAt })
    .from(surveys)
    .where(and(eq(surveys.companyId, companyId), eq(surveys.createdBy, memberId)))
    .orderBy(asc(surveys.createdAt));
}

export const surveyAuditSubjects: AuditSubjects = {
  survey: { names: namesIn(surveys, surveys.title), named: namedIn(surveys, surveys.title) },
};
