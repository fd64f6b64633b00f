import { deadJobs, type Tx } from '@vela/db';
import { and, asc, eq } from 'drizzle-orm';
import { notFound } from '../domain-error.ts';
import { addJob } from './add-job.ts';
import type { AnyJobKind } from './job-kind.ts';

export type DeadJob = typeof deadJobs.$inferSelect;

export async function insertDeadJob(tx: Tx, job: DeadJob): Promise<void> {
  await tx.insert(deadJobs).values(job);
}

/** What was given up, longest ago first. */
export async function listDeadJobs(tx: Tx, companyId: string): Promise<DeadJob[]> {
  return tx.select().from(deadJobs).where(eq(deadJobs.companyId, companyId)).orderBy(asc(deadJobs.failedAt));
}

/** Adds it anew, with all its tries; the one of two who ask at once finds nothing. */
export async function retryDeadJob(
  tx: Tx,
  kinds: readonly AnyJobKind[],
  key: { companyId: string; id: string },
): Promise<void> {
  const job = await dropDeadJob(tx, key);
  const kind = kinds.find(({ name }) => name === job.kind);
  if (kind === undefined) throw notFound('The kind of this job');
  await addJob<unknown>(tx, kind, job);
}

export async function dropDeadJob(tx: Tx, { companyId, id }: { companyId: string; id: string }): Promise<DeadJob> {
  const [job] = await tx
    .delete(deadJobs)
    .where(and(eq(deadJobs.companyId, companyId), eq(deadJobs.id, id)))
    .returning();
  if (job === undefined) throw notFound('The job');
  return job;
}
