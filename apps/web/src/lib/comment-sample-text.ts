import type { CommentSample } from '@vela/contract';
import type { Formats } from './format.ts';

/** "500 of 12,340 comments, chosen at random"; null where all of them were read. */
export function commentSampleText(formats: Formats, { read, written }: CommentSample): string | null {
  if (read >= written) return null;
  return `${formats.number(read)} of ${formats.number(written)} comments, chosen at random`;
}
