import type { Question } from '@vela/domain/surveys';

/** The questions that are answered by free text: everybody's answer is another one, so there is nothing to count. */
export const textQuestionIds = (questions: readonly Question[]): Set<string> =>
  new Set(questions.filter(({ type }) => type === 'text').map(({ _id }) => _id));
