import { createHash } from 'node:crypto';
import { createBoundedMap } from '../../../platform/bounded-map.ts';
import type { CommentReading } from './read-comment.ts';
import { createReadingProcess, type ReadingProcess } from './reading-process.ts';

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
      const unread = new Map(keys.flatMap((key, at) => (found.has(key) ? [] : [[key, texts[at] ?? '']])));
      const readings = unread.size === 0 ? [] : await process.read([...unread.values()]);
      [...unread.keys()].forEach((key, at) => {
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
