import type { CommentSentiment, CommentTheme } from '@vela/domain/ai';

/** How a comment sounds and what it is about, as a person judged it, and the comment. */
export type LabelledComment = readonly [sentiment: CommentSentiment, themes: readonly CommentTheme[], text: string];
