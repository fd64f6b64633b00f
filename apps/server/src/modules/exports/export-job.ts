import type { Tx } from '@vela/db';
import type { ExportProblem } from '@vela/domain/export';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { JobKind, RunningJob } from '../../platform/jobs/job-kind.ts';
import { createChunkSink, type WriteExport } from './chunk-sink.ts';
import { deleteExport, deleteExportChunks, updateOpenExport, type ExportKey } from './exports-store.ts';
import { writeExport } from './write-export.ts';

const exportData = z.object({ exportId: z.uuid() });
type ExportJob = z.output<typeof exportData>;

const keyOf = ({ companyId, data }: { companyId: string; data: ExportJob }): ExportKey => ({ companyId, ...data });

/** Writes the file of an export. Twice at most, because a server may go down for reasons of its own. */
export const exportJobBy = (write: WriteExport): JobKind<ExportJob> => ({
  name: 'write-export',
  data: exportData,
  concurrency: 1,
  attempts: 2,
  run: (deps, job) => runExport(deps, job, write),
  waitsAgain: async (tx, _deps, broken) => {
    const key = keyOf(broken);
    if ((await updateOpenExport(tx, key, { status: 'queued', progress: 0 })) !== null)
      await deleteExportChunks(tx, key);
  },
  givenUp: (tx, _deps, broken) => fail(tx, keyOf(broken), 'not_written'),
  showProgress: async (tx, job, progress) => {
    await updateOpenExport(tx, keyOf(job), { progress });
  },
});

export const exportJob = exportJobBy(writeExport);

/** Removes an export and its file when its time is over. */
export const expiredExportJob: JobKind<ExportJob> = {
  name: 'remove-export',
  data: exportData,
  attempts: 5,
  run: (_deps, job) => job.inTenant((tx) => deleteExport(tx, keyOf(job))),
};

async function runExport(deps: Deps, job: RunningJob<ExportJob>, write: WriteExport): Promise<void> {
  const key = keyOf(job);
  const order = await job.inTenant(async (tx) => {
    const open = await updateOpenExport(tx, key, { status: 'running', progress: 0 });
    if (open !== null) await deleteExportChunks(tx, key);
    return open;
  });
  // It was cancelled, or is there already.
  if (order === null) return;
  const sink = createChunkSink(job, key);
  try {
    await write(deps, order, { sink, setProgress: job.setProgress, signal: job.signal });
    await sink.end();
    job.signal.throwIfAborted();
  } catch (error) {
    if (job.signal.aborted || !isRefusal(error)) throw error;
    await job.inTenant((tx) => fail(tx, key, 'not_allowed'));
    return;
  }
  await job.inTenant((tx) => updateOpenExport(tx, key, { status: 'done', progress: 1, sizeBytes: sink.size() }));
}

/** What the member may no longer read, or what is gone: trying again would change nothing. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'forbidden' || error.code === 'not_found');

async function fail(tx: Tx, key: ExportKey, problem: ExportProblem): Promise<void> {
  if ((await updateOpenExport(tx, key, { status: 'failed', problem })) !== null) await deleteExportChunks(tx, key);
}
