import { setPriority } from 'node:os';
import { readComment, type CommentReading } from './read-comment.ts';

/**
 * The process that reads comments: the language model takes some 60 MB that the server shall not hold while nobody looks
 * at comments. It ends when the server lets it go, or is gone.
 */
export interface ReadOrder {
  id: number;
  texts: string[];
}
export interface ReadAnswer {
  id: number;
  readings: CommentReading[];
}

const NICENESS = 5;

// Those who use the server go first.
setPriority(NICENESS);
process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, texts }: ReadOrder) => {
  const answer: ReadAnswer = { id, readings: texts.map(readComment) };
  process.send?.(answer);
});
