import type { AnswerBody, PublicQuestion } from '@vela/contract';
import { OTHER_OPTION, toStorableText, shownQuestions } from '@vela/domain/surveys';

/** An answer as it is being given; values are the chosen ones, or the text alone. */
export interface Draft {
  values: string[];
  notApplicable: boolean;
  comment: string;
  other: string;
}
/** By question id. */
export type Drafts = Readonly<Record<string, Draft>>;

export const EMPTY_DRAFT: Draft = { values: [], notApplicable: false, comment: '', other: '' };

export const draftOf = (drafts: Drafts, questionId: string): Draft => drafts[questionId] ?? EMPTY_DRAFT;

export const hasContent = ({ values, notApplicable, comment }: Draft): boolean =>
  notApplicable || values.some((value) => value.trim() !== '') || comment.trim() !== '';

/** An answer and "Not applicable" exclude each other: the later one counts. */
export const withValues = (draft: Draft, values: string[]): Draft => ({ ...draft, values, notApplicable: false });
export const withNotApplicable = (draft: Draft, notApplicable: boolean): Draft => ({
  ...draft,
  values: notApplicable ? [] : draft.values,
  notApplicable,
});

/** The answer as it is sent: only what the question takes and what stands on the screen. */
export function toAnswerBody(question: PublicQuestion, draft: Draft): AnswerBody {
  const { notApplicable } = draft;
  // Half of an emoji, cut off by the limit, or a pasted NUL must not have a response refused.
  const values = draft.values.map(toStorableText);
  const comment = toStorableText(draft.comment);
  const other = toStorableText(draft.other);
  return {
    questionId: question._id,
    ...(notApplicable
      ? { answer: null, notApplicable: true }
      : { answer: question.allowMultiple ? values : (values[0] ?? null) }),
    ...(question.allowComment && comment.trim() !== '' ? { comment } : {}),
    ...(!notApplicable && values.includes(OTHER_OPTION) ? { other } : {}),
  };
}

/** Of what was kept on the device, the part that the questions still have room for: they may have been edited since. */
export function fittingDrafts(questions: readonly PublicQuestion[], drafts: Drafts): Drafts {
  const fitting: Record<string, Draft> = {};
  for (const question of questions) {
    const draft = drafts[question._id];
    if (draft) fitting[question._id] = { ...draft, values: fittingValues(question, draft.values) };
  }
  return fitting;
}

function fittingValues(question: PublicQuestion, values: string[]): string[] {
  if (question.type !== 'multiple_choice') return values;
  return values.filter((value) => question.options.includes(value) || (question.allowOther && value === OTHER_OPTION));
}

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

interface Position {
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
