import { jobRuns, type Tx } from '@vela/db';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';

/** One run of a job: a later one, by whichever worker, has another id. */
export interface JobRun {
  jobId: string;
  run: string;
  /** Whose lock the job has in the queue. */
  worker: string;
  key: string | null;
}

const isRun = ({ jobId, run }: JobRun) => and(eq(jobRuns.jobId, BigInt(jobId)), eq(jobRuns.run, run));

/** From now on an earlier run of the job has lost it. */
export async function beginRun(tx: Tx, run: JobRun, seenAt: Date): Promise<void> {
  const row = { ...run, jobId: BigInt(run.jobId), seenAt };
  await tx.insert(jobRuns).values(row).onConflictDoUpdate({ target: jobRuns.jobId, set: row });
}

/** Holds the job to the end of the transaction; false when it is lost. */
export async function holdRun(tx: Tx, run: JobRun): Promise<boolean> {
  const rows = await tx.select({ run: jobRuns.run }).from(jobRuns).where(isRun(run)).for('update');
  return rows.length > 0;
}

/** A sign of life; false when the job is lost. */
export async function keepRun(tx: Tx, run: JobRun, seenAt: Date): Promise<boolean> {
  const rows = await tx.update(jobRuns).set({ seenAt }).where(isRun(run)).returning({ run: jobRuns.run });
  return rows.length > 0;
}

/** False when the job was lost before. */
export async function endRun(tx: Tx, run: JobRun): Promise<boolean> {
  const rows = await tx.delete(jobRuns).where(isRun(run)).returning({ run: jobRuns.run });
  return rows.length > 0;
}

/** Whether the queue still takes the job for this worker's, also when it was cancelled. */
export async function isLockedBy(tx: Tx, { jobId, worker }: JobRun): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select id from graphile_worker.jobs where id = ${jobId}::bigint and locked_by = ${worker}`,
  );
  return rows.length > 0;
}

/** Lets jobs wait again whose worker was last seen before: also those taken by one that went down before it said so. */
export async function unlockAbandoned(tx: Tx, { seenBefore, afterMs }: { seenBefore: Date; afterMs: number }) {
  // Whoever holds its row is at its end, and no reason to wait for what others have left.
  const unseen = tx
    .select({ jobId: jobRuns.jobId })
    .from(jobRuns)
    .where(lt(jobRuns.seenAt, seenBefore))
    .for('update', { skipLocked: true });
  const gone = await tx.delete(jobRuns).where(inArray(jobRuns.jobId, unseen)).returning({ worker: jobRuns.worker });
  const { rows: silent } = await tx.execute<{ worker: string }>(sql`
    select distinct locked_by as worker from graphile_worker.jobs j
    where locked_at < now() - ${afterMs}::float * interval '1 millisecond'
      and not exists (select from job_runs r where r.worker = j.locked_by)`);
  await unlockWorkers(
    tx,
    [...gone, ...silent].map(({ worker }) => worker),
  );
}

export async function unlockWorkers(tx: Tx, workers: readonly string[]): Promise<void> {
  if (workers.length === 0) return;
  const ids = sql.join(
    [...new Set(workers)].map((worker) => sql`${worker}`),
    sql`, `,
  );
  await tx.execute(sql`select graphile_worker.force_unlock_workers(array[${ids}]::text[])`);
}

/** Lets a job that nobody has wait as if it had never been taken the last time. */
export async function takeBackAttempt(tx: Tx, { jobId }: JobRun, attempt: number): Promise<void> {
  await tx.execute(sql`select graphile_worker.reschedule_jobs(array[${jobId}]::bigint[],
    run_at := now(), attempts := ${attempt - 1}::integer)`);
}

/** What failed after it was replaced or cancelled, of the transaction's company: the queue keeps it, and takes it no more. */
export async function deleteReplacedJobs(tx: Tx): Promise<void> {
  await tx.execute(sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where locked_at is null and attempts >= max_attempts))`);
}

export interface KindFigures {
  kind: string;
  queued: number;
  lagSeconds: number;
}

/** What waits, and how long what is due has waited, by kind. */
export async function readJobFigures(tx: Tx): Promise<KindFigures[]> {
  const { rows } = await tx.execute<{ kind: string; queued: number; lag: number }>(sql`
    select task_identifier as kind, count(*)::integer as queued,
      coalesce(greatest(0, extract(epoch from now() - min(run_at))), 0)::float as lag
    from graphile_worker.jobs where locked_by is null and attempts < max_attempts group by task_identifier`);
  return rows.map(({ kind, queued, lag }) => ({ kind, queued, lagSeconds: lag }));
}
