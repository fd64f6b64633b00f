import { surveyCounters, surveys, members, type Tx } from '@vela/db';
import type { SurveyAccess, SurveyStatus, SurveyType } from '@vela/domain/surveys';
import { and, desc, eq, gte, isNotNull, or, sql, ne, type SQL } from 'drizzle-orm';
import { inReach, memberInReach, type Reach } from '../../platform/reach.ts';
import { isAtWorkOn, everybodyBelow } from '../../platform/employment-store.ts';

/** A survey that was launched, without its questions and answers. */
export interface AnalysedSurvey {
  surveyId: string;
  title: string;
  type: SurveyType;
  status: SurveyStatus;
  access: SurveyAccess;
  anonymous: boolean;
  minGroup: number;
  version: number;
  revision: number;
  launchedAt: Date | null;
  /** Null while it is open, also where it had been closed before. */
  closedAt: Date | null;
  invited: number;
  started: number;
  submitted: number;
  released: number;
}

const columns = {
  surveyId: surveys.id,
  title: surveys.title,
  type: surveys.type,
  status: surveys.status,
  access: surveys.access,
  anonymous: surveys.anonymous,
  // Every launched survey has frozen its own.
  minGroup: sql<number>`coalesce(${surveys.minGroup}, 0)`,
  version: surveys.version,
  revision: surveys.revision,
  launchedAt: surveys.launchedAt,
  closedAt: sql`case when ${surveys.status} <> 'active' then ${surveys.closedAt} end`.mapWith(surveys.closedAt),
  invited: surveys.invited,
  started: sql`coalesce(${surveyCounters.started}, 0)`.mapWith(Number),
  submitted: sql`coalesce(${surveyCounters.submitted}, 0)`.mapWith(Number),
  released: sql`coalesce(${surveyCounters.released}, 0)`.mapWith(Number),
};

const joinCounters = and(eq(surveyCounters.companyId, surveys.companyId), eq(surveyCounters.surveyId, surveys.id));

const owner = { companyId: surveys.companyId, ownerId: surveys.createdBy };
const launchedInReach = (reach: Reach, condition?: SQL): SQL | undefined =>
  and(inReach(reach, owner), isNotNull(surveys.launchedAt), condition);

const openSince = (since: Date): SQL | undefined => or(eq(surveys.status, 'active'), gte(surveys.closedAt, since));

const selectAnalysed = (tx: Tx, reach: Reach, condition?: SQL) =>
  tx
    .select(columns)
    .from(surveys)
    .leftJoin(surveyCounters, joinCounters)
    .where(launchedInReach(reach, condition))
    .orderBy(desc(surveys.launchedAt), desc(surveys.id))
    .$dynamic();

/**
 * A text that changes whenever figures of surveys that were open at a moment or later may: releasing, closing, reopening
 * and editing change one of its parts. It costs a fraction of reading the surveys themselves.
 */
export async function stampOfSurveysOpenSince(tx: Tx, reach: Reach, since: Date): Promise<string> {
  const parts = sql`concat_ws(' ', ${surveys.id}, ${surveys.version}, ${surveys.revision}, ${surveys.status},
    ${surveys.closedAt}, ${surveys.invited}, ${surveyCounters.started}, ${surveyCounters.submitted},
    ${surveyCounters.released})`;
  const [row] = await tx
    .select({ stamp: sql<string>`coalesce(md5(string_agg(${parts}, ',' order by ${surveys.id})), '')` })
    .from(surveys)
    .leftJoin(surveyCounters, joinCounters)
    .where(launchedInReach(reach, openSince(since)));
  return row?.stamp ?? '';
}

/** Surveys that were open at a moment or later, launched last first. */
export const listSurveysOpenSince = (tx: Tx, reach: Reach, since: Date): Promise<AnalysedSurvey[]> =>
  selectAnalysed(tx, reach, openSince(since));

/** The surveys launched last, newest first. */
export const listSurveysLaunchedLast = (tx: Tx, reach: Reach, limit: number): Promise<AnalysedSurvey[]> =>
  selectAnalysed(tx, reach).limit(limit);

/** The launched runs of a survey's series, in reach, newest first; its own among them. */
export const listSeries = (tx: Tx, reach: Reach, surveyId: string, limit: number): Promise<AnalysedSurvey[]> =>
  selectAnalysed(
    tx,
    reach,
    sql`coalesce(${surveys.seriesId}, ${surveys.id}) = (
      select coalesce(s.series_id, s.id) from surveys s where s.company_id = ${reach.companyId} and s.id = ${surveyId})`,
  ).limit(limit);

/** Who is at work on a day: in the company, or everybody below the member whose things alone are in reach. */
export async function countAtWork(tx: Tx, reach: Reach, today: string): Promise<number> {
  const { companyId } = reach;
  const managerId = memberInReach(reach);
  const below =
    managerId === null
      ? undefined
      : and(ne(members.id, managerId), sql`${members.id} in (${everybodyBelow(companyId, managerId)})`);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(members)
    .where(and(eq(members.companyId, companyId), isAtWorkOn(today), below));
  return row?.count ?? 0;
}
