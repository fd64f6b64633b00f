import type { Tx } from '@vela/db';
import type { Answer } from '@vela/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { AnswerCount } from './answer-counts.ts';

/** A response as it is stored. Who and when exactly are for attributed surveys alone. */
export interface StoredResponse {
  id: string;
  version: number;
  answers: Answer[];
  completionSeconds: number | null;
  submittedOn: string;
  memberId?: string | null;
  submittedAt?: string | null;
}

export interface ReleasedResponse extends StoredResponse {
  /** The day that readers see. */
  shownOn: string;
}

export interface SurveyKey {
  companyId: string;
  surveyId: string;
}

/** Statements that run as one: a batch is one round trip to the database however many tables it touches. */
export interface Writes {
  parts: { name: string; statement: SQL }[];
  counters: { submitted: number; released: number; started: StartedPeople };
}

/** People who opened the survey: so many, and every device that a part (made by noteDevices) sees for the first time. */
export interface StartedPeople {
  count: number;
  newDevicesOf: string | null;
}

/** Rows travel as one JSON text: one parameter, however many rows. */
const rowsOf = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::jsonb`;

export const insertReleased = ({ companyId, surveyId }: SurveyKey, rows: readonly ReleasedResponse[]): SQL => sql`
  insert into responses
    (company_id, survey_id, id, version, answers, completion_seconds, submitted_on, shown_on, member_id, submitted_at)
  select ${companyId}::uuid, ${surveyId}::uuid, r.id, r.version, r.answers, r."completionSeconds", r."submittedOn",
    r."shownOn", r."memberId", r."submittedAt"
  from jsonb_to_recordset(${rowsOf(rows)}) as r(id uuid, version integer, answers jsonb, "completionSeconds" integer,
    "submittedOn" date, "shownOn" date, "memberId" uuid, "submittedAt" timestamptz)`;

export const insertPending = ({ companyId, surveyId }: SurveyKey, rows: readonly StoredResponse[]): SQL => sql`
  insert into pending_responses (company_id, survey_id, id, version, answers, completion_seconds, submitted_on)
  select ${companyId}::uuid, ${surveyId}::uuid, r.id, r.version, r.answers, r."completionSeconds", r."submittedOn"
  from jsonb_to_recordset(${rowsOf(rows)}) as r(id uuid, version integer, answers jsonb, "completionSeconds" integer,
    "submittedOn" date)`;

export const addAnswerCounts = ({ companyId, surveyId }: SurveyKey, counts: readonly AnswerCount[]): SQL => sql`
  insert into answer_counts (company_id, survey_id, question_id, kind, value, count)
  select ${companyId}::uuid, ${surveyId}::uuid, c."questionId", c.kind, c.value, c.count
  from jsonb_to_recordset(${rowsOf(counts)}) as c("questionId" text, kind text, value text, count bigint)
  on conflict (company_id, survey_id, question_id, kind, value)
  do update set count = answer_counts.count + excluded.count`;

export const addDays = (
  { companyId, surveyId }: SurveyKey,
  days: readonly { day: string; count: number }[],
): SQL => sql`
  insert into response_days (company_id, survey_id, day, count)
  select ${companyId}::uuid, ${surveyId}::uuid, d.day, d.count
  from jsonb_to_recordset(${rowsOf(days)}) as d(day date, count bigint)
  on conflict (company_id, survey_id, day) do update set count = response_days.count + excluded.count`;

export const insertReceipts = (
  { companyId, surveyId }: SurveyKey,
  receipts: readonly { keyHash: string; bodyHash: string }[],
): SQL => sql`
  insert into response_receipts (company_id, survey_id, key_hash, body_hash)
  select ${companyId}::uuid, ${surveyId}::uuid, decode(r."keyHash", 'hex'), decode(r."bodyHash", 'hex')
  from jsonb_to_recordset(${rowsOf(receipts)}) as r("keyHash" text, "bodyHash" text)`;

/** Notes devices as seen or as having answered; answers which of them were new. */
export const noteDevices = (
  { companyId, surveyId }: SurveyKey,
  hashes: readonly string[],
  submitted: boolean,
): SQL => sql`
  insert into survey_devices (company_id, survey_id, device_hash, submitted)
  select ${companyId}::uuid, ${surveyId}::uuid, decode(d.hash, 'hex'), ${submitted}::boolean
  from jsonb_array_elements_text(${rowsOf(hashes)}) as d(hash)
  on conflict (company_id, survey_id, device_hash)
  do update set submitted = survey_devices.submitted or excluded.submitted
  returning xmax = 0 as is_new`;

/** Runs all parts and the survey's counters as one statement. */
export async function runWrites(tx: Tx, { companyId, surveyId }: SurveyKey, writes: Writes): Promise<void> {
  const parts = writes.parts.map(({ name, statement }) => sql`${sql.identifier(name)} as (${statement})`);
  const { submitted, released, started } = writes.counters;
  const withParts = parts.length === 0 ? sql`` : sql`with ${sql.join(parts, sql`, `)}`;
  const { rowCount } = await tx.execute(sql`
    ${withParts}
    update survey_counters
    set submitted = submitted + ${submitted}, released = released + ${released},
      started = started + ${startedCount(started)}
    where company_id = ${companyId} and survey_id = ${surveyId}`);
  if (rowCount !== 1) throw new Error('A launched survey must have counters');
}

const startedCount = ({ count, newDevicesOf }: StartedPeople): SQL =>
  newDevicesOf === null
    ? sql`${count}::bigint`
    : sql`${count}::bigint + (select count(*) from ${sql.identifier(newDevicesOf)} where is_new)`;
