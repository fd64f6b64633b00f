import type { Tx } from '@vela/db';
import { sql } from 'drizzle-orm';
import type { JobKind } from './job-kind.ts';

export interface NewJob<Data> {
  companyId: string;
  data: Data;
  /**
   * One job of a kind and a company has a key: adding it again replaces the one that waits, and follows the one that runs.
   * Without a key every job is one of its own.
   */
  key?: string;
  /** So much later; at once without it. */
  afterMs?: number;
  /** Higher waits longer: for what would otherwise keep others of its kind waiting. */
  rank?: number;
}

/** A worker may take the job that waits under the same key at the very moment: then nothing is added, until asked again. */
const TRIES = 5;
const HIGHEST_RANK = 1_000;
/** The queue never gives a job up by itself: whoever runs one counts, and servers that go down are tries as well. */
const BEYOND_ATTEMPTS = 100;

/** Adds a job in the transaction that causes it: both happen or neither. */
export async function addJob<Data>(
  tx: Tx,
  { name, attempts }: Pick<JobKind<Data>, 'name' | 'attempts' | 'data'>,
  { companyId, data, key, afterMs = 0, rank = 0 }: NewJob<Data>,
): Promise<void> {
  const jobKey = key === undefined ? null : jobKeyOf(name, companyId, key);
  const payload = JSON.stringify({ companyId, key: jobKey, data });
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { rows } = await tx.execute(sql`select id from graphile_worker.add_job(
      identifier := ${name}::text, payload := ${payload}::json,
      run_at := now() + ${afterMs}::float * interval '1 millisecond',
      max_attempts := ${attempts + BEYOND_ATTEMPTS}::integer, job_key := ${jobKey}::text,
      priority := ${Math.min(rank, HIGHEST_RANK)}::integer) where id is not null`);
    if (rows.length > 0) return;
  }
  throw new Error(`A job of ${name} could not be added`);
}

/**
 * Takes a job back, also one that runs: it writes nothing more, and its worker hears of it within a second. Call it before
 * anything else of the transaction is locked, since a running job holds itself first.
 */
export async function cancelJob(
  tx: Tx,
  { name }: { name: string },
  { companyId, key }: { companyId: string; key: string },
): Promise<void> {
  const jobKey = jobKeyOf(name, companyId, key);
  await tx.execute(sql`select graphile_worker.remove_job(${jobKey}::text)`);
  await tx.execute(sql`delete from job_runs where key = ${jobKey}`);
}

const jobKeyOf = (name: string, companyId: string, key: string) => `${name}:${companyId}:${key}`;
