import { deadJobs, type Tx } from '@vela/db';
import { and, asc, eq, sql } from 'drizzle-orm';
import { notFound } from '../domain-error.ts';
import { addJob } from './add-job.ts';
import type { AnyJobKind } from './job-kind.ts';

export type DeadJob = typeof deadJobs.$inferSelect;

export async function insertDeadJob(tx: Tx, job: DeadJob): Promise<void> {
  await tx.insert(deadJobs).values(job);
}

/** Forgets jobs of a kind about the same: they are done by now, or tried again. */
export async function deleteDeadJobs(
  tx: Tx,
  { companyId, kind, data }: Pick<DeadJob, 'companyId' | 'kind' | 'data'>,
): Promise<void> {
  const isSame = sql`${deadJobs.data} = ${JSON.stringify(data)}::jsonb`;
  await tx.delete(deadJobs).where(and(eq(deadJobs.companyId, companyId), eq(deadJobs.kind, kind), isSame));
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
  const { job, kind } = await takeDeadJob(tx, kinds, key);
  if (kind === undefined) throw notFound('The kind of this job');
  await addJob<unknown>(tx, kind, job);
}

/** Gives it up for good. */
export async function dropDeadJob(
  tx: Tx,
  kinds: readonly AnyJobKind[],
  key: { companyId: string; id: string },
): Promise<void> {
  const { job, kind } = await takeDeadJob(tx, kinds, key);
  const data = kind?.data.safeParse(job.data);
  if (data?.success === true) await kind?.dropped?.(tx, { companyId: job.companyId, data: data.data });
}

async function takeDeadJob(
  tx: Tx,
  kinds: readonly AnyJobKind[],
  { companyId, id }: { companyId: string; id: string },
): Promise<{ job: DeadJob; kind: AnyJobKind | undefined }> {
  const [job] = await tx
    .delete(deadJobs)
    .where(and(eq(deadJobs.companyId, companyId), eq(deadJobs.id, id)))
    .returning();
  if (job === undefined) throw notFound('The job');
  return { job, kind: kinds.find(({ name }) => name === job.kind) };
}
