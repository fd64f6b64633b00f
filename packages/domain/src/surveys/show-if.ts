import type { Answer, AskedQuestion, ShowIf } from './question-types.ts';

/** The answers given so far, by question id. Only those to questions that are shown belong in it. */
export type AnswersById = ReadonlyMap<string, Pick<Answer, 'answer'>>;

/**
 * Whether a question is asked, given the answers to the questions shown before it. A condition needs an answer:
 * skipped and not applicable fulfil none, "is not" included, so what hides a question hides what depends on it.
 */
export function isQuestionShown(question: Pick<AskedQuestion, 'hidden' | 'showIf'>, answersById: AnswersById): boolean {
  if (question.hidden) return false;
  if (!question.showIf) return true;
  const given = answersById.get(question.showIf.questionId)?.answer;
  if (given === undefined || given === null || given.length === 0) return false;
  return fulfils(given, question.showIf);
}

/** The questions that are asked. An answer left over from a question that is no longer shown decides nothing. */
export function shownQuestions<Q extends AskedQuestion>(questions: readonly Q[], answersById: AnswersById): Q[] {
  const counted = new Map<string, Pick<Answer, 'answer'>>();
  return questions.filter((question) => {
    if (!isQuestionShown(question, counted)) return false;
    const given = answersById.get(question._id);
    if (given) counted.set(question._id, given);
    return true;
  });
}

function fulfils(given: string | string[], { operator, value }: ShowIf): boolean {
  const values = typeof given === 'string' ? [given] : given;
  switch (operator) {
    case 'is':
      return values.includes(value);
    case 'is_not':
      return !values.includes(value);
    case 'at_least':
      return values.some((one) => Number(one) >= Number(value));
    case 'at_most':
      return values.some((one) => Number(one) <= Number(value));
  }
}
