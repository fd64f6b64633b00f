import { companies, surveyCounters, surveys, surveyVersions, type Tx } from '@vela/db';
import { responseDays, responses } from '@vela/db/responses';
import type { Answer, Question } from '@vela/domain/surveys';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../../platform/domain-error.ts';
import { inReach, type Reach } from '../../platform/reach.ts';
import type { SurveyKey } from './response-writes-store.ts';

/** A survey as the gate sees it: with all that decides what of its answers may be read. */
export interface GatedSurvey extends SurveyKey {
  title: string;
  type: (typeof surveys.$inferSelect)['type'];
  status: (typeof surveys.$inferSelect)['status'];
  access: (typeof surveys.$inferSelect)['access'];
  department: string;
  anonymous: boolean;
  minGroup: number;
  minGroupComments: number;
  questions: Question[];
  version: number;
  launchedAt: Date | null;
  /** Null while it is open, also where it had been closed before. */
  closedAt: Date | null;
  invited: number;
  started: number;
  submitted: number;
  released: number;
}

const gatedColumns = {
  companyId: surveys.companyId,
  surveyId: surveys.id,
  title: surveys.title,
  type: surveys.type,
  status: surveys.status,
  access: surveys.access,
  department: surveys.department,
  anonymous: surveys.anonymous,
  // Before the launch nothing is released yet; what will hold then is the company's setting.
  minGroup: sql<number>`coalesce(${surveys.minGroup}, ${companies.minGroup})`,
  minGroupComments: sql<number>`coalesce(${surveys.minGroupComments}, ${companies.minGroupComments})`,
  questions: surveys.questions,
  version: surveys.version,
  launchedAt: surveys.launchedAt,
  closedAt: sql`case when ${surveys.status} <> 'active' then ${surveys.closedAt} end`.mapWith(surveys.closedAt),
  invited: surveys.invited,
  started: sql`coalesce(${surveyCounters.started}, 0)`.mapWith(Number),
  submitted: sql`coalesce(${surveyCounters.submitted}, 0)`.mapWith(Number),
  released: sql`coalesce(${surveyCounters.released}, 0)`.mapWith(Number),
};

const selectGated = (tx: Tx) =>
  tx
    .select(gatedColumns)
    .from(surveys)
    .innerJoin(companies, eq(companies.companyId, surveys.companyId))
    .leftJoin(
      surveyCounters,
      and(eq(surveyCounters.companyId, surveys.companyId), eq(surveyCounters.surveyId, surveys.id)),
    )
    .$dynamic();

const owner = { companyId: surveys.companyId, ownerId: surveys.createdBy };

export async function getGatedSurvey(tx: Tx, reach: Reach, surveyId: string): Promise<GatedSurvey> {
  const [row] = await selectGated(tx).where(and(inReach(reach, owner), eq(surveys.id, surveyId)));
  if (row === undefined) throw notFound('This survey');
  return row;
}

/** Surveys by their ids; those out of reach are left out. */
export async function listGatedSurveysById(tx: Tx, reach: Reach, surveyIds: readonly string[]): Promise<GatedSurvey[]> {
  if (surveyIds.length === 0) return [];
  return selectGated(tx).where(and(inReach(reach, owner), inArray(surveys.id, [...surveyIds])));
}

/** The surveys launched last, newest first. */
export async function listGatedSurveys(tx: Tx, reach: Reach, limit: number): Promise<GatedSurvey[]> {
  return selectGated(tx)
    .where(and(inReach(reach, owner), sql`${surveys.launchedAt} is not null`))
    .orderBy(desc(surveys.launchedAt), desc(surveys.id))
    .limit(limit);
}

export interface ListedRow {
  id: string;
  answers: Answer[];
  coarseDay: string;
  submittedAt: Date | null;
  segment: string;
  step: number;
  /** The group within which its texts are listed; null where they are not at all. */
  textSegment: string | null;
}

export const listedColumns = {
  id: responses.id,
  answers: responses.answers,
  coarseDay: responses.coarseDay,
  submittedAt: responses.submittedAt,
  segment: responses.segment,
  step: responses.step,
  textSegment: responses.textSegment,
};

export const isListedOf = ({ companyId, surveyId }: SurveyKey): SQL | undefined =>
  and(eq(responses.companyId, companyId), eq(responses.surveyId, surveyId), eq(responses.listed, true));

/** Listed responses. Ids of anonymous ones are random, so their order tells nothing and stays the same between calls. */
export async function listListedRows(tx: Tx, survey: GatedSurvey, limit: number): Promise<ListedRow[]> {
  return tx
    .select(listedColumns)
    .from(responses)
    .where(isListedOf(survey))
    .orderBy(...(survey.anonymous ? [asc(responses.id)] : [desc(responses.submittedAt), asc(responses.id)]))
    .limit(limit);
}

/** Submitted responses by day. Counts of people alone, so nothing has to wait. */
export async function listDays(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<{ day: string; count: number }[]> {
  return tx
    .select({ day: responseDays.day, count: responseDays.count })
    .from(responseDays)
    .where(and(eq(responseDays.companyId, companyId), eq(responseDays.surveyId, surveyId)))
    .orderBy(asc(responseDays.day));
}

/** Questions that earlier versions asked, as they were asked last. */
export async function listEarlierQuestions(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<Question[]> {
  const rows = await tx
    .select({ questions: surveyVersions.questions })
    .from(surveyVersions)
    .where(and(eq(surveyVersions.companyId, companyId), eq(surveyVersions.surveyId, surveyId)))
    .orderBy(asc(surveyVersions.version));
  return [...new Map(rows.flatMap((row) => row.questions).map((question) => [question._id, question])).values()];
}

/** Answers to a question that are held: those of a group that were released from a step on. */
export interface HeldAnswers {
  segment: string;
  questionId: string;
  since: number;
}

export interface TextFilter {
  textQuestionIds: readonly string[];
  without: readonly HeldAnswers[];
  /** The groups within which the texts are listed; null for the whole survey. */
  textSegments: readonly string[] | null;
}

export interface WrittenTexts {
  texts: { questionId: string; text: string }[];
  /** All that are listed. */
  written: number;
}

/**
 * Texts that people wrote, at most so many of them. Which ones is decided by a hash of the text, not by its response: texts
 * that come and go with a row would tell whose they are. They come longest first.
 */
export async function listWrittenTexts(
  tx: Tx,
  survey: SurveyKey,
  { limit, ...filter }: TextFilter & { limit: number },
): Promise<WrittenTexts> {
  const { rows } = await tx.execute<{ questionId: string; text: string; written: number }>(sql`
    with every as (
      select a ->> 'questionId' as "questionId", t.text,
        row_number() over (partition by a ->> 'questionId', t.text) as copy ${writtenTexts(survey, filter)}
    )
    select "questionId", text, written
    from (
        select "questionId", text, (count(*) over ())::int as written from every
        order by md5(concat_ws(' ', ${survey.surveyId}::text, copy, "questionId", text))
        limit ${limit}
      ) sample
    order by length(text) desc, text`);
  return { texts: rows.map(({ questionId, text }) => ({ questionId, text })), written: rows[0]?.written ?? 0 };
}

/** The texts as a piece of a query, each as t.text beside its answer a. */
export function writtenTexts(
  { companyId, surveyId }: SurveyKey,
  { textQuestionIds, without, textSegments }: TextFilter,
): SQL {
  const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  const within = textSegments === null ? sql`` : sql`and r.text_segment = any(${list(textSegments)})`;
  return sql`
    from responses r,
      jsonb_array_elements(r.answers) a,
      lateral (values (a ->> 'comment'), (a ->> 'other'),
        (case when a ->> 'questionId' = any(${list(textQuestionIds)}) then a ->> 'answer' end)
      ) t(text)
    where r.company_id = ${companyId} and r.survey_id = ${surveyId} and r.listed and r.text_segment is not null ${within}
      and t.text is not null and not exists (
      select 1 from json_to_recordset(${JSON.stringify(without)}) h(segment text, "questionId" text, since bigint)
      where h.segment = r.segment and h."questionId" = a ->> 'questionId' and r.step >= h.since)`;
}
