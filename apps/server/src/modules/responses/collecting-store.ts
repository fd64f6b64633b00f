import { surveyVersions, type Tx } from '@vela/db';
import type { SurveyStatus, Question } from '@vela/domain/surveys';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { GroupRollup } from './group-rollup.ts';
import { joinedHashes, type PlacedResponse, type SurveyKey } from './response-writes-store.ts';
import { versionQuestions, type VersionQuestions } from './count-responses.ts';

/** What deciding about a response needs to know of its survey, as it stands while the survey's row is locked. */
export interface CollectingSurvey extends SurveyKey {
  status: SurveyStatus;
  anonymous: boolean;
  allowMultipleResponses: boolean;
  version: number;
  minGroup: number;
  minGroupComments: number;
  timeZone: string;
  submitted: number;
  released: number;
  /** How many were invited to each planned group; null where nobody knows who could answer. */
  planned: Readonly<Record<string, number>> | null;
  /** What is counted of its groups. */
  rollups: readonly GroupRollup[];
}

/** What is known about the requests of a batch; hashes in hex. */
export interface KnownRequests {
  /** Body by key of the requests that were accepted before. */
  receipts: Record<string, string>;
  /** Devices that opened the survey, and whether they have answered. */
  devices: Record<string, boolean>;
}

/** Of the keys and devices of a batch, in hex. */
export interface RequestHashes {
  keys: readonly string[];
  devices: readonly string[];
  /** The groups of which the counts are needed; null for all of them. */
  segments: readonly string[] | null;
}

type LockedRow = Omit<CollectingSurvey, keyof SurveyKey | 'rollups'> & { rollups: GroupRollup[] | null } & {
  [Known in keyof KnownRequests]: KnownRequests[Known] | null;
};

/**
 * Locks a survey for the rest of the transaction and reads what deciding about a batch needs; null when there is none.
 * Closing, editing and deleting take the same lock, so every response is either before or after them.
 */
export async function lockAndRead(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
  hashes: RequestHashes,
): Promise<{ survey: CollectingSurvey; known: KnownRequests } | null> {
  const { rows } = await tx.execute<{ locked: LockedRow | null }>(sql`
    select lock_and_read_survey(${companyId}, ${surveyId}, ${joinedHashes(hashes.keys)},
      ${joinedHashes(hashes.devices)}, ${segmentsOrAll(hashes.segments)}) as locked`);
  const locked = rows[0]?.locked ?? null;
  if (locked === null) return null;
  const { receipts, devices, rollups, ...survey } = locked;
  return {
    survey: { ...survey, rollups: rollups ?? [], companyId, surveyId },
    known: { receipts: receipts ?? {}, devices: devices ?? {} },
  };
}

const segmentsOrAll = (segments: readonly string[] | null): SQL =>
  sql`${segments === null ? null : sql.param([...segments])}::text[]`;

/** The same for whoever brings no requests. */
export async function lockCollectingSurvey(
  tx: Tx,
  key: SurveyKey,
  segments: readonly string[] | null = null,
): Promise<CollectingSurvey | null> {
  return (await lockAndRead(tx, key, { keys: [], devices: [], segments }))?.survey ?? null;
}

/** Whether responses wait. */
async function hasWaiting(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from survey_counters
    where company_id = ${companyId} and survey_id = ${surveyId} and submitted > released`);
  return rows.length > 0;
}

/** Takes waiting responses out, of all groups or of some; whoever does it puts them where they belong. */
export async function takeWaiting(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
  segments: readonly string[] | null,
): Promise<PlacedResponse[]> {
  const { rows } = await tx.execute<PlacedResponse & Record<string, unknown>>(sql`
    delete from waiting_responses
    where company_id = ${companyId} and survey_id = ${surveyId}
      and (${segmentsOrAll(segments)} is null or segment = any(${segmentsOrAll(segments)}))
    returning version, answers, completion_seconds as "completionSeconds", submitted_on::text as "submittedOn", segment`);
  return rows;
}

/** What each version asks. Once written it never changes. */
export async function listVersionQuestions(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
): Promise<Map<number, VersionQuestions>> {
  const rows = await tx
    .select({ version: surveyVersions.version, questions: surveyVersions.questions })
    .from(surveyVersions)
    .where(and(eq(surveyVersions.companyId, companyId), eq(surveyVersions.surveyId, surveyId)));
  return new Map(rows.map(({ version, questions }) => [version, versionQuestions(questions)]));
}

/** The questions that have answers. Of what is held nobody may know whether it has any, so it counts as answered. */
async function listAnsweredQuestionIds(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct q.key as id
    from survey_rollups r, lateral (
      select key, value from json_each(r.answers)
      union all select key, value from json_each(r.pooled -> 'answers')
      union all select key, '{"answered":1}' from json_each(r.held -> 'answers')
    ) q
    where r.company_id = ${companyId} and r.survey_id = ${surveyId}
      and coalesce(q.value ->> 'answered', q.value ->> 'notApplicable') is not null`);
  return rows.map(({ id }) => id);
}

/** Of how many responses of each group no text is listed yet, and whether any text of the survey is. */
export async function countUnlistedTexts(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
): Promise<{ unlisted: Map<string, number>; someAreListed: boolean }> {
  const { rows } = await tx.execute<{ segment: string; isListed: boolean; count: number }>(sql`
    select segment, listed and text_segment is not null as "isListed", count(*)::int as count from responses
    where company_id = ${companyId} and survey_id = ${surveyId}
    group by 1, 2`);
  return {
    unlisted: new Map(rows.filter(({ isListed }) => !isListed).map(({ segment, count }) => [segment, count])),
    someAreListed: rows.some(({ isListed }) => isListed),
  };
}

/** What becomes of a group's responses when their survey closes. */
export interface ClosedGroup {
  segment: string;
  /** The group within which texts are listed that were not until now; null where they still are not. */
  textSegment: string | null;
  /** The steps since which answers are held, in their order: more than their order is kept of no step. */
  steps: readonly number[];
}

/**
 * Writes everything that an anonymous survey has collected once more, in random order and as of one moment: neither
 * place nor row version tells which receipt or device came with which response. Released responses are listed
 * from then on.
 */
export async function rewriteCollected(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
  groups: readonly ClosedGroup[],
): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from responses where company_id = ${companyId} and survey_id = ${surveyId} returning *)
    insert into responses (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, segment, coarse_day,
      member_id, submitted_at, listed, text_segment, step)
    select company_id, survey_id, id, version, answers, completion_seconds, submitted_on, segment, coarse_day, member_id,
      submitted_at, true, case when listed and text_segment is not null then text_segment else g."textSegment" end,
      width_bucket(step, coalesce(g.steps, '{}'))
    from taken left join json_to_recordset(${JSON.stringify(groups)}) g(segment text, "textSegment" text, steps bigint[])
      using (segment)
    order by gen_random_uuid()`);
  for (const table of ['waiting_responses', 'response_receipts', 'survey_devices']) {
    const name = sql.identifier(table);
    await tx.execute(sql`
      with taken as (delete from ${name} where company_id = ${companyId} and survey_id = ${surveyId} returning *)
      insert into ${name} select * from taken order by gen_random_uuid()`);
  }
}

/**
 * The questions of a survey that an edit must treat as answered. While responses wait to be released all of them count,
 * for an edit that is refused or not must not tell what is in them.
 */
export async function answeredQuestionIds(
  tx: Tx,
  survey: { companyId: string; id: string; questions: readonly Question[] },
): Promise<Set<string>> {
  const key = { companyId: survey.companyId, surveyId: survey.id };
  if (await hasWaiting(tx, key)) return new Set(survey.questions.map((question) => question._id));
  return new Set(await listAnsweredQuestionIds(tx, key));
}
