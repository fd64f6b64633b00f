import type { Deps } from '../../platform/deps.ts';
import { oncePer } from '../../platform/once-per.ts';
import { createWorkQueue, type WorkQueue } from '../../platform/work-queue.ts';
import { claimNextDocument } from './claim-next-document.ts';
import { readClaimedDocument, type ReadDocumentFile } from './read-claimed-document.ts';
import { readDocument } from './reading/read-document.ts';

export const documentQueueOf = oncePer((deps: Deps) => createDocumentQueue(deps, readDocument));

export const createDocumentQueue = (deps: Deps, read: ReadDocumentFile): WorkQueue =>
  createWorkQueue({
    log: deps.log,
    drain: (signal) => drainQueue(deps, read, signal),
    failure: 'could not read documents',
  });

/** Reads until nothing waits. */
export async function drainQueue(deps: Deps, read: ReadDocumentFile, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const document = await claimNextDocument(deps);
    if (document === null) return;
    await readClaimedDocument(deps, document, { read, signal });
  }
}
