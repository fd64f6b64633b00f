import type { Question } from '@vela/domain/surveys';
import { textQuestionIds } from './text-question-ids.ts';

/** What counting the responses to a version needs to know of it. */
export interface VersionQuestions {
  /** Those that respondents are asked. */
  questionIds: readonly string[];
  /** Those that are answered by free text; a question never changes its type once launched. */
  textQuestionIds: ReadonlySet<string>;
  /** Equal for versions between which a response can't be told: they ask the same and differ in wording at most. */
  form: string;
}

export function versionQuestions(questions: readonly Question[]): VersionQuestions {
  const asked = questions.filter(({ hidden }) => !hidden);
  return {
    questionIds: asked.map(({ _id }) => _id),
    textQuestionIds: textQuestionIds(questions),
    form: JSON.stringify(asked.map(answerableOf)),
  };
}

/** What decides which answers a question can have. */
const answerableOf = (question: Question) => [
  question._id,
  question.options,
  question.required,
  question.ratingMax ?? null,
  question.allowMultiple ?? false,
  question.allowOther ?? false,
  question.allowComment ?? false,
  question.allowNotApplicable ?? false,
  question.showIf ?? null,
];

/** The questions of all versions that are answered by free text. */
export const textQuestionsOf = (versions: ReadonlyMap<number, VersionQuestions>): Set<string> =>
  new Set([...versions.values()].flatMap((version) => [...version.textQuestionIds]));
