import { companies, members, surveyCounters, surveyDirectory, surveys, surveyVersions, type Tx } from '@vela/db';
import type { Thresholds } from '@vela/domain/anonymity';
import { and, eq, sql, inArray } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/domain-error.ts';
import { inReach, type Reach } from '../../platform/reach.ts';

export type SurveyRow = typeof surveys.$inferSelect;
export type NewSurvey = typeof surveys.$inferInsert;

/** What a list shows of a survey: no texts of questions, which would make it heavy. */
export interface SurveySummaryRow extends Omit<SurveyRow, 'questions' | 'minGroup' | 'segmentPlan'> {
  /** Its own once it is launched, before that the company's. */
  minGroup: number;
  creator: { firstName: string; lastName: string };
  questionCount: number;
  started: number;
  submitted: number;
}

export interface SurveyDetailRow extends SurveySummaryRow {
  questions: SurveyRow['questions'];
}

/** What of surveys says whose they are. */
export const surveyOwner = { companyId: surveys.companyId, ownerId: surveys.createdBy };

const { questions, ...columnsWithoutQuestions } = {
  companyId: surveys.companyId,
  id: surveys.id,
  title: surveys.title,
  description: surveys.description,
  type: surveys.type,
  status: surveys.status,
  targetAudience: surveys.targetAudience,
  department: surveys.department,
  anonymous: surveys.anonymous,
  allowMultipleResponses: surveys.allowMultipleResponses,
  reminderFrequency: surveys.reminderFrequency,
  questions: surveys.questions,
  version: surveys.version,
  revision: surveys.revision,
  minGroup: surveys.minGroup,
  minGroupComments: surveys.minGroupComments,
  createdBy: surveys.createdBy,
  createdAt: surveys.createdAt,
  updatedBy: surveys.updatedBy,
  scheduledDate: surveys.scheduledDate,
  endDate: surveys.endDate,
  launchedAt: surveys.launchedAt,
  closedAt: surveys.closedAt,
  access: surveys.access,
  seriesId: surveys.seriesId,
  invited: surveys.invited,
};

const summaryColumns = {
  ...columnsWithoutQuestions,
  creator: { firstName: members.firstName, lastName: members.lastName },
  minGroup: sql<number>`coalesce(
    ${surveys.minGroup},
    (select ${companies.minGroup} from ${companies} where ${companies.companyId} = ${surveys.companyId})
  )`,
  // Hidden questions are no longer asked.
  questionCount: sql<number>`jsonb_array_length(jsonb_path_query_array(${surveys.questions}, '$[*] ? (!(@.hidden == true))'))`,
  started: sql<number>`coalesce(${surveyCounters.started}, 0)`.mapWith(Number),
  submitted: sql<number>`coalesce(${surveyCounters.submitted}, 0)`.mapWith(Number),
};

const isCreator = and(eq(members.companyId, surveys.companyId), eq(members.id, surveys.createdBy));
const isCounted = and(eq(surveyCounters.companyId, surveys.companyId), eq(surveyCounters.surveyId, surveys.id));

export const selectSummaries = (tx: Tx) =>
  tx.select(summaryColumns).from(surveys).innerJoin(members, isCreator).leftJoin(surveyCounters, isCounted).$dynamic();

/** A survey with its counts. Outside the reach it does not exist. */
export async function getSurveyDetail(tx: Tx, reach: Reach, id: string): Promise<SurveyDetailRow> {
  const [row] = await tx
    .select({ ...summaryColumns, questions })
    .from(surveys)
    .innerJoin(members, isCreator)
    .leftJoin(surveyCounters, isCounted)
    .where(and(inReach(reach, surveyOwner), eq(surveys.id, id)));
  if (row === undefined) throw notFound('This survey');
  return row;
}

/** The survey's row, held until the end of the transaction. A batch of responses takes the same lock. */
export async function lockSurvey(tx: Tx, reach: Reach, id: string): Promise<SurveyRow> {
  const [row] = await tx
    .select()
    .from(surveys)
    .where(and(inReach(reach, surveyOwner), eq(surveys.id, id)))
    .for('no key update');
  if (row === undefined) throw notFound('This survey');
  return row;
}

/** Adds a survey with its entry in the directory; one with the same id, from a retried request, is left as it is. */
export async function insertSurvey(tx: Tx, companyId: string, survey: Omit<NewSurvey, 'companyId'>): Promise<boolean> {
  await tx.insert(surveyDirectory).values({ surveyId: survey.id, companyId }).onConflictDoNothing();
  const inserted = await tx
    .insert(surveys)
    .values({ ...survey, companyId })
    .onConflictDoNothing()
    .returning({ id: surveys.id });
  return inserted.length > 0;
}

/** Saves an edit if nobody saved another one in between; says whether it did. */
export async function updateSurvey(
  tx: Tx,
  survey: Pick<SurveyRow, 'companyId' | 'id' | 'revision'>,
  changes: Partial<NewSurvey>,
): Promise<boolean> {
  const updated = await tx
    .update(surveys)
    .set({ ...changes, revision: survey.revision + 1 })
    .where(
      and(eq(surveys.companyId, survey.companyId), eq(surveys.id, survey.id), eq(surveys.revision, survey.revision)),
    )
    .returning({ id: surveys.id });
  return updated.length > 0;
}

/** Moves a survey on if it still has the status it is moved from; says whether it did. */
export async function changeStatus(
  tx: Tx,
  survey: Pick<SurveyRow, 'companyId' | 'id' | 'status'>,
  changes: Partial<NewSurvey> & Pick<NewSurvey, 'status'>,
): Promise<boolean> {
  const updated = await tx
    .update(surveys)
    .set(changes)
    .where(and(eq(surveys.companyId, survey.companyId), eq(surveys.id, survey.id), eq(surveys.status, survey.status)))
    .returning({ id: surveys.id });
  return updated.length > 0;
}

/** Keeps what respondents read from now on. */
export async function insertVersion(tx: Tx, version: typeof surveyVersions.$inferInsert): Promise<void> {
  await tx.insert(surveyVersions).values(version);
}

export async function insertCounters(tx: Tx, companyId: string, surveyId: string): Promise<void> {
  await tx.insert(surveyCounters).values({ companyId, surveyId });
}

/** Removes a survey; everything that belongs to it goes with it. */
export async function removeSurvey(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.delete(surveys).where(and(eq(surveys.companyId, companyId), eq(surveys.id, id)));
  await tx
    .delete(surveyDirectory)
    .where(and(eq(surveyDirectory.surveyId, id), eq(surveyDirectory.companyId, companyId)));
}

export async function getThresholdSetting(tx: Tx, companyId: string): Promise<Thresholds> {
  const [row] = await tx
    .select({ minGroup: companies.minGroup, minGroupComments: companies.minGroupComments })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (row === undefined) throw notFound('The company');
  return row;
}

/** What inviting to a survey needs to know of its company and of who made it. */
export async function getInvitingCompany(tx: Tx, { companyId, createdBy }: Pick<SurveyRow, 'companyId' | 'createdBy'>) {
  const [row] = await tx
    .select({ companyName: companies.name, timeZone: companies.timeZone, creatorRole: members.role })
    .from(companies)
    .innerJoin(members, and(eq(members.companyId, companies.companyId), eq(members.id, createdBy)))
    .where(eq(companies.companyId, companyId));
  if (row === undefined) throw notFound('The company');
  return row;
}

/** The name of a member, for messages; null when there is nobody to name. */
export async function findMemberName(tx: Tx, companyId: string, memberId: string | null): Promise<string | null> {
  if (memberId === null) return null;
  const [row] = await tx
    .select({ firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.id, memberId)));
  return row ? `${row.firstName} ${row.lastName}` : null;
}

/**
 * Lets the surveys that are not launched yet follow a department to its new name; how many there were. Counts as an edit,
 * for a form that was opened before would bring the old name back.
 */
export async function renameDepartmentInSurveys(
  tx: Tx,
  { companyId, memberId }: Pick<Actor, 'companyId' | 'memberId'>,
  name: { before: string; after: string },
): Promise<number> {
  const { rowCount } = await tx
    .update(surveys)
    .set({ department: name.after, revision: sql`${surveys.revision} + 1`, updatedBy: memberId })
    .where(
      and(
        eq(surveys.companyId, companyId),
        inArray(surveys.status, ['draft', 'scheduled']),
        sql`lower(trim(${surveys.department})) = lower(trim(${name.before}))`,
      ),
    );
  return rowCount ?? 0;
}
