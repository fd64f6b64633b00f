import type { AnswerBody, PublicQuestion } from '@vela/contract';
import { OTHER_OPTION, toStorableText } from '@vela/domain/surveys';

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
