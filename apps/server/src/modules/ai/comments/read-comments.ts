import type { AiSource } from '@vela/contract';
import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createBoundedMap } from '../../../platform/bounded-map.ts';
import type { ReadAnswer, ReadOrder } from './comment-reader.ts';
import type { CommentReading } from './read-comment.ts';

const FROM_SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = fileURLToPath(new URL(FROM_SOURCE ? './comment-reader.ts' : './comment-reader.js', import.meta.url));
const HEAP_MB = 256;
/** So many at a time: a few hundred milliseconds for long comments, and messages of bounded size. */
const AT_ONCE = 200;
/** Far beyond what 200 of the longest comments take; only a process that hangs gets there. */
const TIMEOUT_MS = 60_000;

/** What comments are about and how they sound, in their order. */
export interface CommentReader {
  read(texts: readonly string[]): Promise<CommentReading[]>;
  stop(): void;
}

/** Screens ask every minute: whoever looks at comments keeps the process for the next look. */
const IDLE_MS = 90_000;
const REMEMBERED_COMMENTS = 20_000;

/** Reads each comment once: the same words are always read the same way. Remembered by a hash, not by the words. */
export function createCommentReader(
  process: ReadingProcess = createReadingProcess({ idleMs: IDLE_MS }),
): CommentReader {
  const known = createBoundedMap<string, CommentReading>(REMEMBERED_COMMENTS);
  return {
    async read(texts) {
      const keys = texts.map(keyOf);
      const found = new Map(
        keys.flatMap((key): [string, CommentReading][] => {
          const reading = known.get(key);
          return reading ? [[key, reading]] : [];
        }),
      );
      const unknown = new Map(keys.flatMap((key, at) => (found.has(key) ? [] : [[key, texts[at] ?? '']])));
      const readings = unknown.size === 0 ? [] : await process.read([...unknown.values()]);
      [...unknown.keys()].forEach((key, at) => {
        const reading = readings[at];
        if (reading === undefined) throw new Error('The comment reader left a comment out');
        found.set(key, reading);
        known.set(key, reading);
      });
      return keys.map((key) => {
        const reading = found.get(key);
        if (reading === undefined) throw new Error('A comment was not read');
        return reading;
      });
    },
    stop: () => process.stop(),
  };
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whoever reads comments: what they are about and how they sound, in their order, and who found out. */
export type ReadTexts = (texts: readonly string[]) => Promise<{ readings: CommentReading[]; source: AiSource }>;

/** The reading of a comment by its place. That one is missing can't be. */
export function readingAt(readings: readonly CommentReading[], at: number): CommentReading {
  const reading = readings[at];
  if (reading === undefined) throw new Error('A comment was left out');
  return reading;
}

/** Reads comments in a process of its own, which is there only while it is needed. */
interface ReadingProcess {
  read(texts: readonly string[]): Promise<CommentReading[]>;
  /** Lets the process go; whoever still waits is refused. */
  stop(): void;
}

interface Waiting {
  resolve(readings: CommentReading[]): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

interface Running {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
}

export function createReadingProcess({ idleMs }: { idleMs: number }): ReadingProcess {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 0;

  const stop = () => {
    clearTimeout(idle);
    if (running === null) return;
    const { child } = running;
    end(running, new Error('The comment reader was stopped'));
    running = null;
    child.kill('SIGKILL');
  };
  const started = (): Running => {
    if (running !== null) return running;
    const made: Running = { child: startReader(), waiting: new Map() };
    const gone = (cause: unknown) => {
      if (running === made) running = null;
      end(made, new Error('The comment reader ended', { cause }));
    };
    made.child.on('message', (answer: ReadAnswer) => {
      const waiting = made.waiting.get(answer.id);
      made.waiting.delete(answer.id);
      clearTimeout(waiting?.timer);
      waiting?.resolve(answer.readings);
    });
    made.child.on('error', gone);
    made.child.on('exit', (code, signal) => gone({ code, signal }));
    running = made;
    return made;
  };
  const readSome = (texts: readonly string[]) =>
    new Promise<CommentReading[]>((resolve, reject) => {
      const { child, waiting } = started();
      const order: ReadOrder = { id: (nextId += 1), texts: [...texts] };
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      waiting.set(order.id, { resolve, reject, timer });
      // A message that can't be sent is followed by the end of the process, which refuses whoever waits.
      child.send(order, () => undefined);
    });
  return {
    async read(texts) {
      clearTimeout(idle);
      const readings: CommentReading[] = [];
      for (let from = 0; from < texts.length; from += AT_ONCE) {
        readings.push(...(await readSome(texts.slice(from, from + AT_ONCE))));
      }
      clearTimeout(idle);
      idle = setTimeout(stopWhenDone, idleMs);
      idle.unref();
      return readings;
    },
    stop,
  };

  function stopWhenDone(): void {
    if (running?.waiting.size === 0) stop();
  }
}

function end({ waiting }: Running, error: Error): void {
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(error);
  }
  waiting.clear();
}

function startReader(): ChildProcess {
  const loader = FROM_SOURCE ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  const child = fork(ENTRY, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...loader],
    cwd: tmpdir(),
    // Neither secrets nor options that somebody set for the server.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // The server may end while the reader is idle.
  child.unref();
  child.channel?.unref();
  return child;
}
