import type { Tx } from '@vela/db';
import type { Answer, SurveyStatus, Tally } from '@vela/domain';
import { sql } from 'drizzle-orm';
import { joinedHashes, type SurveyKey } from './response-writes-store.ts';

/** What deciding about a response needs to know of its survey, as it stands while the survey's row is locked. */
export interface CollectingSurvey extends SurveyKey {
  status: SurveyStatus;
  anonymous: boolean;
  allowMultipleResponses: boolean;
  version: number;
  minGroup: number;
  timeZone: string;
  submitted: number;
  released: number;
  /** All counts of its released responses. */
  rollup: Tally;
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
}

type LockedRow = Omit<CollectingSurvey, keyof SurveyKey> & {
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
      ${joinedHashes(hashes.devices)}) as locked`);
  const locked = rows[0]?.locked ?? null;
  if (locked === null) return null;
  const { receipts, devices, ...survey } = locked;
  return { survey: { ...survey, companyId, surveyId }, known: { receipts: receipts ?? {}, devices: devices ?? {} } };
}

/** The same for whoever brings no requests. */
export async function lockCollectingSurvey(tx: Tx, key: SurveyKey): Promise<CollectingSurvey | null> {
  return (await lockAndRead(tx, key, { keys: [], devices: [] }))?.survey ?? null;
}

/** Whether responses wait to be released. */
export async function hasPending(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from survey_counters
    where company_id = ${companyId} and survey_id = ${surveyId} and submitted > released`);
  return rows.length > 0;
}

export interface PendingRow {
  version: number;
  answers: Answer[];
  completionSeconds: number | null;
  submittedOn: string;
}

/** Takes the waiting responses out; whoever does it puts them where they can be read. */
export async function takePending(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<PendingRow[]> {
  const { rows } = await tx.execute<PendingRow & Record<string, unknown>>(sql`
    delete from pending_responses
    where company_id = ${companyId} and survey_id = ${surveyId}
    returning version, answers, completion_seconds as "completionSeconds", submitted_on::text as "submittedOn"`);
  return rows;
}

/** The questions of all versions that are answered by free text: a question never changes its type once launched. */
export async function listTextQuestionIds(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct q ->> '_id' as id
    from survey_versions v, jsonb_array_elements(v.questions) q
    where v.company_id = ${companyId} and v.survey_id = ${surveyId} and q ->> 'type' = 'text'`);
  return rows.map(({ id }) => id);
}

/** The questions that have readable answers. */
export async function listAnsweredQuestionIds(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select json_object_keys(answers) as id from survey_rollups
    where company_id = ${companyId} and survey_id = ${surveyId}`);
  return rows.map(({ id }) => id);
}

/**
 * Writes everything that an anonymous survey has collected once more, in random order and as of one moment: neither
 * place nor row version tells which receipt or device came with which response.
 */
export async function shuffleCollected(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<void> {
  for (const table of ['responses', 'pending_responses', 'response_receipts', 'survey_devices']) {
    const name = sql.identifier(table);
    await tx.execute(sql`
      with taken as (delete from ${name} where company_id = ${companyId} and survey_id = ${surveyId} returning *)
      insert into ${name} select * from taken order by gen_random_uuid()`);
  }
}
