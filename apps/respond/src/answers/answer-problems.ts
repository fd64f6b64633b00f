import type { AnswerBody, PublicQuestion } from '@vela/contract';
import { checkAnswers, SURVEY_LIMITS, SURVEY_MESSAGES, type AnswerProblem } from '@vela/domain/surveys';
import type { Texts } from '../messages/texts.ts';
import { draftOf, answerBodies, type Drafts } from './drafts.ts';

/** What is wrong with an answer, by question id; the words depend on the language. */
export type Problems = Readonly<Record<string, AnswerProblem>>;

/** Everything wrong with the answers to the questions that are asked, in their order. */
export function problemsOfDrafts(questions: readonly PublicQuestion[], drafts: Drafts): AnswerProblem[] {
  const checked = checkAnswers(questions, answerBodies(questions, drafts));
  return checked.ok ? [] : checked.problems;
}

/** The domain speaks English; what a page can run into has words in every language of the page. */
export function problemText(problem: AnswerProblem, drafts: Drafts, { t }: Texts): string {
  const draft = draftOf(drafts, problem.questionId);
  const texts = [draft.comment, draft.other, ...draft.values];
  if (texts.some((text) => text.trim().length > SURVEY_LIMITS.answerText)) {
    return t('errorTooLong', { max: SURVEY_LIMITS.answerText });
  }
  if (problem.message === SURVEY_MESSAGES.answerRequired) return t('errorRequired');
  if (problem.path === 'other') return t('errorOther');
  if (problem.path === 'answer' && draft.comment.trim() !== '' && draft.values.length === 0) return t('errorComment');
  return t('errorCheck');
}

/** Where a refusal of the server belongs: its paths name an entry of what was sent by place or by question. */
export function questionIdOfIssue(path: string, sent: readonly AnswerBody[]): string | null {
  const parts = path.split('.');
  const byPlace = parts[0] === 'answers' && /^\d+$/.test(parts[1] ?? '') ? sent[Number(parts[1])] : undefined;
  return byPlace?.questionId ?? sent.find(({ questionId }) => parts.includes(questionId))?.questionId ?? null;
}
