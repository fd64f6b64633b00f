import type { SurveyComments } from '@vela/contract';
import {
  COMMENT_SENTIMENTS,
  COMMENT_THEME_LABELS,
  COMMENT_THEMES,
  hideSmallCounts,
  type CommentSentiment,
  type CommentTheme,
} from '@vela/domain/ai';
import type { Question } from '@vela/domain/surveys';
import type { CommentReading } from './read-comment.ts';

/** A comment with what was read in it. */
export interface ReadComment extends CommentReading {
  surveyId: string;
  questionId: string;
  text: string;
}

interface Basis {
  questions: readonly Question[];
  minGroup: number;
}

export type CommentSummary = Pick<SurveyComments, 'commentCount' | 'sentiments' | 'themes' | 'otherLanguages'>;

/** What comments are about and how they sound as a whole; nothing that fewer than minGroup people wrote. */
export function summariseComments(comments: readonly ReadComment[], { questions, minGroup }: Basis): CommentSummary {
  return {
    commentCount: comments.length,
    sentiments: hideSmallCounts(sentimentCounts(comments), minGroup),
    themes: COMMENT_THEMES.flatMap((theme) => {
      const about = comments.filter(({ themes }) => themes.includes(theme));
      const people = peopleWriting(about, questions);
      return people < minGroup || people === 0 ? [] : [themeSummary(theme, about, { people, minGroup })];
    }).sort((left, right) => right.people - left.people || right.comments - left.comments),
    otherLanguages: otherLanguages(comments, minGroup),
  };
}

const themeSummary = (
  theme: CommentTheme,
  about: readonly ReadComment[],
  { people, minGroup }: { people: number; minGroup: number },
): SurveyComments['themes'][number] => ({
  theme,
  label: COMMENT_THEME_LABELS[theme],
  people,
  comments: about.length,
  sentiments: hideSmallCounts(sentimentCounts(about), minGroup),
});

function sentimentCounts(comments: readonly ReadComment[]): Record<CommentSentiment, number> {
  const count = (one: CommentSentiment) => comments.filter(({ sentiment }) => sentiment === one).length;
  const [positive, neutral, negative] = COMMENT_SENTIMENTS;
  return { [positive]: count(positive), [neutral]: count(neutral), [negative]: count(negative) };
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** Languages of which fewer than minGroup comments were written are one, so that no writer is the only one of a language. */
function otherLanguages(comments: readonly ReadComment[], minGroup: number): SurveyComments['otherLanguages'] {
  const counts = new Map<string, number>();
  for (const { language, sentiment } of comments) {
    if (sentiment === null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const named = [...counts].filter(([, count]) => count >= minGroup).sort(([, left], [, right]) => right - left);
  const others = [...counts].reduce((sum, [, count]) => (count < minGroup ? sum + count : sum), 0);
  return [
    ...named.map(([language, count]) => ({ language, name: LANGUAGES.of(language) ?? language, comments: count })),
    ...(others > 0 ? [{ language: 'other', name: 'Other languages', comments: others }] : []),
  ];
}

interface WrittenComment {
  surveyId: string;
  questionId: string;
}

/**
 * At least so many people wrote these comments. One person may comment on several questions, so only the comments on one
 * question of one survey are of different people; where a question takes two texts of each, half of them.
 */
export function peopleWriting(comments: readonly WrittenComment[], questions: readonly Question[]): number {
  const textsOfOne = new Map(questions.map((question) => [question._id, textsPerPerson(question)]));
  const byQuestion = new Map<string, { count: number; perPerson: number }>();
  for (const { surveyId, questionId } of comments) {
    const key = `${surveyId} ${questionId}`;
    const { count } = byQuestion.get(key) ?? { count: 0 };
    byQuestion.set(key, { count: count + 1, perPerson: textsOfOne.get(questionId) ?? 2 });
  }
  return Math.max(0, ...[...byQuestion.values()].map(({ count, perPerson }) => Math.ceil(count / perPerson)));
}

const textsPerPerson = ({ type, allowComment, allowOther }: Question): number =>
  Math.max(1, Number(type === 'text') + Number(allowComment ?? false) + Number(allowOther ?? false));
