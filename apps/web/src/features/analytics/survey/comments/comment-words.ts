import type { Survey, SurveyComments } from '@vela/contract';
import { COMMENT_SENTIMENTS, COMMENT_SENTIMENT_LABELS, type CommentSentiment } from '@vela/domain/ai';
import { counted, type Formats } from '../../../../lib/format.ts';
import { releaseStateOf, waitingText } from '../../../../lib/release-text.ts';
import type { Tone } from '../../../../ui/tone-badge.tsx';

export const SENTIMENT_TONES: Record<CommentSentiment, Tone> = {
  positive: 'green',
  neutral: 'gray',
  negative: 'red',
};

/** Why there are no comments to read although some may have been written; null where they are listed. */
export function hiddenCommentsText(formats: Formats, survey: Survey, { hidden, release }: SurveyComments) {
  if (hidden === null) return null;
  if (hidden === 'department') {
    return 'Comments of a single group are listed only where enough of its people are released together. Here they are too few; they stand among the comments of the whole survey.';
  }
  const state = releaseStateOf(survey, release);
  if (state.isOpen && state.isInvited) {
    return 'Comments appear when the survey closes, all at once and in random order, so that no comment can be tied to the moment or the group in which it was written.';
  }
  return waitingText(formats, state) ?? 'Too few people have written for comments to be listed.';
}

/** "12 positive, 3 neutral or mixed, 20 negative"; how few sound so is not told where it would point at people. */
export const sentimentsText = (formats: Formats, sentiments: SurveyComments['sentiments']): string =>
  COMMENT_SENTIMENTS.flatMap((sentiment) => {
    const count = sentiments[sentiment];
    return count === null || count === 0
      ? []
      : [`${formats.number(count)} ${COMMENT_SENTIMENT_LABELS[sentiment].toLowerCase()}`];
  }).join(', ');

/** "7 in Spanish and 2 in another language could be read by nobody but you: …" */
export function otherLanguagesText(formats: Formats, languages: SurveyComments['otherLanguages']): string | null {
  if (languages.length === 0) return null;
  const parts = languages.map(({ comments, name }) => `${formats.number(comments)} in ${name}`);
  return `Themes and tone are told for English alone. Not sorted: ${parts.join(', ')}.`;
}

/** "Showing 20 of 143 comments" */
export const shownText = (formats: Formats, shown: number, matches: number): string =>
  shown < matches
    ? `Showing ${formats.number(shown)} of ${counted(formats, matches, 'comment')}`
    : counted(formats, matches, 'comment');
