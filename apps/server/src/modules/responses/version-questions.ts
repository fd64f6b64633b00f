import type { Question } from '@vela/domain';
import { textQuestionIds } from './text-question-ids.ts';

/** What counting the responses to a version needs to know of it. */
export interface VersionQuestions {
  /** Those that respondents are asked. */
  questionIds: readonly string[];
  /** Those that are answered by free text; a question never changes its type once launched. */
  textQuestionIds: ReadonlySet<string>;
}

export const versionQuestions = (questions: readonly Question[]): VersionQuestions => ({
  questionIds: questions.filter(({ hidden }) => !hidden).map(({ _id }) => _id),
  textQuestionIds: textQuestionIds(questions),
});

/** The questions of all versions that are answered by free text. */
export const textQuestionsOf = (versions: ReadonlyMap<number, VersionQuestions>): Set<string> =>
  new Set([...versions.values()].flatMap((version) => [...version.textQuestionIds]));
