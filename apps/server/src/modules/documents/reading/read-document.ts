import { spawn, type ChildProcess } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nameDiffers } from './document-formats.ts';
import { createReaderTranscript, type ReaderEnd } from './reader-transcript.ts';
import type { ReadOptions, ReadOutcome } from './reading-shapes.ts';

const TIMEOUT_MS = 20_000;
const MEMORY_LIMIT_MB = 512;
const FROM_SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = fileURLToPath(new URL(FROM_SOURCE ? './document-reader.ts' : './document-reader.js', import.meta.url));
/** The part of the limit that JavaScript's own objects may take; the rest is for buffers and Node itself. */
const HEAP_SHARE = 0.75;

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

type Limits = Required<Pick<ReadOptions, 'timeoutMs' | 'memoryLimitMb'>>;
type RunOptions = Limits & { [Key in 'onProgress' | 'signal']: ReadOptions[Key] | undefined };

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Runs the reading process on one file and waits until it is gone. */
async function runReader(filePath: string, options: RunOptions): Promise<ReadOutcome> {
  const { signal, timeoutMs } = options;
  signal?.throwIfAborted();
  // The server's own fault, not the file's; also, the process starts in another folder.
  await access(filePath, constants.R_OK);
  const child = startReader(path.resolve(filePath), options);
  const transcript = createReaderTranscript(options.onProgress);
  let timedOut = false;
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(() => {
    timedOut = true;
    kill();
  }, timeoutMs);
  signal?.addEventListener('abort', kill);
  child.stdout.on('data', (bytes: Buffer) => {
    if (!transcript.take(bytes)) kill();
  });
  try {
    const end = await endOf(child);
    signal?.throwIfAborted();
    return timedOut ? { ok: false, problem: 'timeout' } : transcript.close(end);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
  }
}

function startReader(filePath: string, { timeoutMs, memoryLimitMb }: Limits) {
  const heap = `--max-old-space-size=${Math.floor(memoryLimitMb * HEAP_SHARE)}`;
  const order = JSON.stringify({ filePath, timeoutMs, memoryLimitMb, serverId: process.pid });
  const child = spawn(process.execPath, [heap, ...sourceLoader(), ENTRY, order], {
    stdio: ['ignore', 'pipe', 'ignore'],
    cwd: tmpdir(),
    env: readerEnvironment(),
    windowsHide: true,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Neither secrets nor options that somebody set for the server reach the process that touches strangers' files. */
function readerEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return SystemRoot === undefined ? {} : { SystemRoot };
}

/** From source, as in tests, something has to translate TypeScript; a built server needs nothing. */
function sourceLoader(): string[] {
  if (!FROM_SOURCE) return [];
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}

function endOf(child: ChildProcess): Promise<ReaderEnd> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}
