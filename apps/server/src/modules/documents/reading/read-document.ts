import { nameDiffers } from './document-formats.ts';
import type { ReadOptions, ReadOutcome } from './reading-shapes.ts';
import { runReader } from './run-reader.ts';

const TIMEOUT_MS = 20_000;
const MEMORY_LIMIT_MB = 512;

/** Ends when the file before has been read. One at a time: two hostile files would take twice the memory. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a file in a process of its own, with limits that can't take the server down. Files are read one after the
 * other; the time limit counts from when a file's turn comes.
 */
export async function readDocument(
  file: { path: string; fileName: string },
  { onProgress, signal, timeoutMs = TIMEOUT_MS, memoryLimitMb = MEMORY_LIMIT_MB }: ReadOptions,
): Promise<ReadOutcome> {
  const result = turn.then(() => runReader(file.path, { onProgress, signal, timeoutMs, memoryLimitMb }));
  turn = result.catch(() => undefined);
  const outcome = await result;
  if (!outcome.ok || !nameDiffers(file.fileName, outcome.document.mediaType)) return outcome;
  return { ok: true, document: { ...outcome.document, notices: [...outcome.document.notices, 'name_differs'] } };
}
