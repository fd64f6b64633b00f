import { COMMENT_SENTIMENTS, type CommentSentiment, type CommentTheme } from '@vela/domain/ai';
import type { CommentReading } from './read-comment.ts';

/** How a comment sounds and what it is about, as a person judged it, and the comment. */
export type LabelledComment = readonly [sentiment: CommentSentiment, themes: readonly CommentTheme[], text: string];

export interface Measures {
  comments: number;
  /** Mean of the F1 of the three sentiments, so that a rare one counts as much as a common one. */
  sentimentMacroF1: number;
  /** F1 of all themes together, so that each single mention counts alike. */
  themesMicroF1: number;
}

/** How well comments are read, against what a person judged. */
export function measureReading(
  labelled: readonly LabelledComment[],
  read: (text: string) => Pick<CommentReading, 'sentiment' | 'themes'>,
): Measures {
  const pairs = labelled.map(([sentiment, themes, text]) => ({ sentiment, themes, found: read(text) }));
  const f1OfSentiments = COMMENT_SENTIMENTS.map((one) =>
    f1({
      right: pairs.filter(({ sentiment, found }) => sentiment === one && found.sentiment === one).length,
      found: pairs.filter(({ found }) => found.sentiment === one).length,
      wanted: pairs.filter(({ sentiment }) => sentiment === one).length,
    }),
  );
  return {
    comments: labelled.length,
    sentimentMacroF1: f1OfSentiments.reduce((sum, value) => sum + value, 0) / f1OfSentiments.length,
    themesMicroF1: f1({
      right: pairs.reduce(
        (sum, { themes, found }) => sum + found.themes.filter((one) => themes.includes(one)).length,
        0,
      ),
      found: pairs.reduce((sum, { found }) => sum + found.themes.length, 0),
      wanted: pairs.reduce((sum, { themes }) => sum + themes.length, 0),
    }),
  };
}

/** Of what was found and what was wanted, how much is right: twice the right ones by the sum of both. */
const f1 = ({ right, found, wanted }: { right: number; found: number; wanted: number }): number =>
  found + wanted === 0 ? 1 : (2 * right) / (found + wanted);
