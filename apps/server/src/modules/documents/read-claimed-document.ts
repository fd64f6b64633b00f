import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentProblem } from '@vela/domain/documents';
import type { Deps } from '../../platform/deps.ts';
import type { ClaimedDocument } from './claim-next-document.ts';
import { finishFailed, finishProcessed, letGo, putBack } from './finish-reading.ts';
import { keepAlive } from './keep-alive.ts';
import { openOriginal } from './open-original.ts';
import type { readDocument } from './reading/read-document.ts';
import type { ReadOutcome } from './reading/reading-shapes.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

export type ReadDocumentFile = typeof readDocument;

/** Twice, because a server may go down for reasons of its own; a third time is the file's fault. */
const MOST_ATTEMPTS = 2;

interface Reading {
  read: ReadDocumentFile;
  /** Aborted when the server stops. */
  signal: AbortSignal;
}

/** Reads a claimed document and writes down what came of it. A reading that the server's stop breaks off counts as none. */
export async function readClaimedDocument(
  deps: Deps,
  document: ClaimedDocument,
  { read, signal }: Reading,
): Promise<void> {
  if (document.attempts > MOST_ATTEMPTS)
    return fail(deps, document, { problem: 'timeout', cause: 'servers went down' });
  const alive = keepAlive(deps, document, signal);
  let outcome: ReadOutcome;
  try {
    outcome = await withTemporaryFolder((folder) => readFrom(folder, { deps, document, read, alive }));
  } catch (error) {
    if (signal.aborted) return putBack(deps, document);
    // Another server has it now, or somebody removed it.
    if (alive.signal.aborted) return;
    return tryAgainLater(deps, document, error);
  } finally {
    await alive.end();
  }
  if (outcome.ok) await finishProcessed(deps, document, outcome.document);
  else await fail(deps, document, outcome);
}

/**
 * A fault of this server, such as a full disk, tells nothing about the file. Left alone it counts as one that a server left
 * lying: a little later any server takes it over.
 */
async function tryAgainLater(deps: Deps, document: ClaimedDocument, error: unknown): Promise<void> {
  if (!(await letGo(deps, document))) return;
  deps.log.error({ err: error, documentId: document.id }, 'a document could not be read');
  if (document.attempts >= MOST_ATTEMPTS) await finishFailed(deps, document, 'not_read');
}

interface ReadingFrom {
  deps: Deps;
  document: ClaimedDocument;
  read: ReadDocumentFile;
  alive: ReturnType<typeof keepAlive>;
}

async function readFrom(folder: string, { deps, document, read, alive }: ReadingFrom): Promise<ReadOutcome> {
  const file = path.join(folder, 'original');
  const { signal } = alive;
  const key = { companyId: document.companyId, documentId: document.id };
  await pipeline(openOriginal(deps, key, document.sizeBytes), createWriteStream(file, { mode: 0o600 }), { signal });
  return read({ path: file, fileName: document.fileName }, { onProgress: alive.setProgress, signal });
}

async function fail(
  deps: Deps,
  document: ClaimedDocument,
  { problem, cause }: { problem: DocumentProblem; cause?: string | undefined },
): Promise<void> {
  deps.log.warn({ documentId: document.id, problem, cause }, 'a document can not be read');
  await finishFailed(deps, document, problem);
}
