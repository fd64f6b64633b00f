import type { Question } from '@vela/domain/surveys';

/** Questions under new ids, conditions among them included: two generations must not share an identity. */
export function freshQuestionIds(questions: readonly Question[], newId: () => string): Question[] {
  const ids = new Map(questions.map(({ _id }) => [_id, newId()]));
  return questions.map((question) => ({
    ...question,
    _id: ids.get(question._id) ?? newId(),
    showIf: question.showIf && {
      ...question.showIf,
      questionId: ids.get(question.showIf.questionId) ?? question.showIf.questionId,
    },
  }));
}
