import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import type { JobKind, RunningJob } from '../../platform/jobs/job-kind.ts';
import { updateOpenDocument, type DocumentRow } from './documents-store.ts';
import { finishFailed, finishProcessed } from './finish-reading.ts';
import { openOriginal } from './get-handbook-original.ts';
import { readDocument } from './reading/read-document.ts';
import type { ReadOutcome } from './reading/reading-shapes.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

export type ReadDocumentFile = typeof readDocument;

const documentData = z.object({ documentId: z.uuid() });
type DocumentJob = z.output<typeof documentData>;

/** Reads an uploaded file. Twice at most, because a server may go down for reasons of its own; a third time is the file's fault. */
export const documentJobBy = (read: ReadDocumentFile): JobKind<DocumentJob> => ({
  name: 'read-document',
  data: documentData,
  concurrency: 1,
  attempts: 2,
  run: (deps, job) => runReading(deps, job, read),
  waitsAgain: async (tx, _deps, { companyId, data: { documentId } }) => {
    await updateOpenDocument(tx, { companyId, documentId }, { status: 'queued', progress: 0 });
  },
  givenUp: (tx, deps, { companyId, data: { documentId }, why }) =>
    finishFailed(tx, deps, { companyId, documentId }, why === 'abandoned' ? 'timeout' : 'not_read'),
  showProgress: async (tx, { companyId, data: { documentId } }, share) => {
    await updateOpenDocument(tx, { companyId, documentId }, { progress: Math.floor(share * 100) });
  },
});

export const documentJob = documentJobBy(readDocument);

async function runReading(deps: Deps, job: RunningJob<DocumentJob>, read: ReadDocumentFile): Promise<void> {
  const key = { companyId: job.companyId, documentId: job.data.documentId };
  const document = await job.inTenant((tx) => updateOpenDocument(tx, key, { status: 'reading', progress: 0 }));
  // It was removed, or is read already.
  if (document === null) return;
  const outcome = await withTemporaryFolder((folder) => readFrom(folder, { deps, document, read, job }));
  if (outcome.ok) {
    await job.inTenant((tx) => finishProcessed(tx, deps, key, outcome.document));
    return;
  }
  const { problem, cause } = outcome;
  deps.log.warn({ documentId: document.id, problem, cause }, 'a document can not be read');
  await job.inTenant((tx) => finishFailed(tx, deps, key, problem));
}

interface ReadingFrom {
  deps: Deps;
  document: DocumentRow;
  read: ReadDocumentFile;
  job: RunningJob<DocumentJob>;
}

async function readFrom(folder: string, { deps, document, read, job }: ReadingFrom): Promise<ReadOutcome> {
  const file = path.join(folder, 'original');
  const { signal } = job;
  const key = { companyId: document.companyId, documentId: document.id };
  await pipeline(openOriginal(deps, key, document.sizeBytes), createWriteStream(file, { mode: 0o600 }), { signal });
  const onProgress = (percent: number) => job.setProgress(percent / 100);
  return read({ path: file, fileName: document.fileName }, { onProgress, signal });
}
