import type { Question } from '@vela/domain/surveys';

export interface WrittenComment {
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
