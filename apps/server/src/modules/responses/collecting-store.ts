import type { Tx } from '@vela/db';
import type { Answer, SurveyStatus } from '@vela/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { SurveyKey } from './response-writes-store.ts';

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
}

type CollectingRow = Omit<CollectingSurvey, keyof SurveyKey | 'submitted' | 'released'> & Record<string, unknown>;

/** What is known about the requests of a batch; hashes in hex. */
export interface KnownRequests {
  submitted: number;
  released: number;
  /** Body by key of the requests that were accepted before. */
  receipts: Record<string, string>;
  /** Devices that opened the survey, and whether they have answered. */
  devices: Record<string, boolean>;
}

/**
 * Locks a launched survey for the rest of the transaction; null when there is none. Closing, editing and deleting take
 * the same lock, so every response is either before or after them. Where durability was turned off it is turned on.
 */
export async function lockCollectingSurvey(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<CollectingRow | null> {
  const { rows } = await tx.execute<CollectingRow>(lockStatement({ companyId, surveyId }));
  return rows[0] ?? null;
}

/** Whose counters these are is locked already, or it does not matter that they move. */
export async function readKnownRequests(tx: Tx, key: SurveyKey, hashes: RequestHashes): Promise<KnownRequests> {
  const { rows } = await tx.execute<KnownRow>(knownStatement(key, hashes));
  return rows[0] ?? NOTHING_KNOWN;
}

/**
 * Both in one round trip. Two statements nevertheless: only a statement that begins once the lock is held sees what the
 * batch before has committed. `then` sends a statement at once, so they are sent in this order.
 */
export async function lockAndRead(
  tx: Tx,
  key: SurveyKey,
  hashes: RequestHashes,
): Promise<{ locked: CollectingRow | null; known: KnownRequests }> {
  const locked = tx.execute<CollectingRow>(lockStatement(key)).then(({ rows }) => rows[0] ?? null);
  const known = tx.execute<KnownRow>(knownStatement(key, hashes)).then(({ rows }) => rows[0] ?? NOTHING_KNOWN);
  const results = await Promise.all([locked, known]);
  return { locked: results[0], known: results[1] };
}

/** Of the keys and devices of a batch, in hex. */
export interface RequestHashes {
  keys: readonly string[];
  devices: readonly string[];
}

type KnownRow = KnownRequests & Record<string, unknown>;
const NOTHING_KNOWN: KnownRequests = { submitted: 0, released: 0, receipts: {}, devices: {} };

const lockStatement = ({ companyId, surveyId }: SurveyKey): SQL => sql`
  select s.status, s.anonymous, s.allow_multiple_responses as "allowMultipleResponses", s.version,
    s.min_group as "minGroup", (select c.time_zone from companies c where c.company_id = s.company_id) as "timeZone",
    case when current_setting('synchronous_commit') = 'off' then set_config('synchronous_commit', 'on', true) end
  from surveys s
  where s.company_id = ${companyId} and s.id = ${surveyId}
  for no key update of s`;

// Looked up hash by hash: before its first statistics of a growing table the planner would rather read a survey's rows all.
const knownStatement = ({ companyId, surveyId }: SurveyKey, hashes: RequestHashes): SQL => sql`
  select c.submitted::float8 as submitted, c.released::float8 as released,
    (select coalesce(jsonb_object_agg(encode(hash, 'hex'), encode(r.body_hash, 'hex')), '{}')
      from unnest(${bytes(hashes.keys)}) hash, lateral (
        select body_hash from response_receipts
        where company_id = ${companyId} and survey_id = ${surveyId} and key_hash = hash limit 1) r) as receipts,
    (select coalesce(jsonb_object_agg(encode(hash, 'hex'), d.submitted), '{}')
      from unnest(${bytes(hashes.devices)}) hash, lateral (
        select submitted from survey_devices
        where company_id = ${companyId} and survey_id = ${surveyId} and device_hash = hash limit 1) d) as devices
  from survey_counters c
  where c.company_id = ${companyId} and c.survey_id = ${surveyId}`;

const bytes = (hashes: readonly string[]) => sql`${sql.param(hashes.map((hash) => Buffer.from(hash, 'hex')))}::bytea[]`;

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
    select distinct question_id as id from answer_counts
    where company_id = ${companyId} and survey_id = ${surveyId} and kind in ('answered', 'not_applicable')`);
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
