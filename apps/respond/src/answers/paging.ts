import type { AnswerBody, PublicQuestion } from '@vela/contract';
import { shownQuestions } from '@vela/domain/surveys';
import { draftOf, toAnswerBody, type Drafts } from './drafts.ts';

/** The questions that are asked, given what has been answered so far. */
export function askedQuestions(questions: readonly PublicQuestion[], drafts: Drafts): PublicQuestion[] {
  const given = new Map(
    questions.map((question) => {
      const { values, notApplicable } = draftOf(drafts, question._id);
      return [question._id, { answer: notApplicable ? null : question.allowMultiple ? values : (values[0] ?? null) }];
    }),
  );
  return shownQuestions(questions, given);
}

/** What is sent: an entry for each question that was asked and has anything in it. */
export function answerBodies(questions: readonly PublicQuestion[], drafts: Drafts): AnswerBody[] {
  return askedQuestions(questions, drafts)
    .map((question) => toAnswerBody(question, draftOf(drafts, question._id)))
    .filter(({ answer, notApplicable, comment }) => notApplicable || comment !== undefined || !isBlank(answer));
}

const isBlank = (answer: AnswerBody['answer']): boolean => (answer ?? '').toString().trim() === '';

export interface Position {
  question: PublicQuestion;
  /** From 1. */
  number: number;
  total: number;
  previousId: string | null;
  nextId: string | null;
}

/** Where one is; the first question when the wanted one is not asked (any more). Null when nothing is asked at all. */
export function positionAt(asked: readonly PublicQuestion[], currentId: string | null): Position | null {
  const index = Math.max(
    0,
    asked.findIndex(({ _id }) => _id === currentId),
  );
  const question = asked[index];
  if (!question) return null;
  return {
    question,
    number: index + 1,
    total: asked.length,
    previousId: asked[index - 1]?._id ?? null,
    nextId: asked[index + 1]?._id ?? null,
  };
}
