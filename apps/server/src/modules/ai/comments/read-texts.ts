import type { AiSource } from '@vela/contract';
import type { CommentReading } from './read-comment.ts';

/** Whoever reads comments: what they are about and how they sound, in their order, and who found out. */
export type ReadTexts = (texts: readonly string[]) => Promise<{ readings: CommentReading[]; source: AiSource }>;

/** The reading of a comment by its place. That one is missing can't be. */
export function readingAt(readings: readonly CommentReading[], at: number): CommentReading {
  const reading = readings[at];
  if (reading === undefined) throw new Error('A comment was left out');
  return reading;
}
