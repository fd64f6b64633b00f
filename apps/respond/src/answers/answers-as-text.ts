import type { PublicQuestion } from '@vela/contract';
import { OTHER_OPTION } from '@vela/domain/surveys';
import type { Texts } from '../messages/texts.ts';
import { scaleLabel } from '../messages/scale-label.ts';
import { draftOf, hasContent, type Draft, type Drafts } from './drafts.ts';

/** What was typed, readable outside the page: for somebody whose answers can't be sent any more. */
export function answersAsText(questions: readonly PublicQuestion[], drafts: Drafts, texts: Texts): string {
  return questions
    .filter((question) => hasContent(draftOf(drafts, question._id)))
    .map((question) => `${question.text}\n${answerLines(question, draftOf(drafts, question._id), texts).join('\n')}`)
    .join('\n\n');
}

function answerLines(question: PublicQuestion, draft: Draft, texts: Texts): string[] {
  const values = draft.values.map((value) => valueText(question, value, draft, texts));
  return [
    ...(draft.notApplicable ? [texts.t('notApplicable')] : values),
    ...(draft.comment.trim() === '' ? [] : [`${texts.t('comment')}: ${draft.comment}`]),
  ];
}

function valueText(question: PublicQuestion, value: string, draft: Draft, texts: Texts): string {
  if (question.type === 'yes_no') return texts.t(value === 'yes' ? 'yes' : 'no');
  if (question.type === 'scale') return scaleLabel(value, texts);
  if (value === OTHER_OPTION) return `${texts.t('other')}: ${draft.other}`;
  return value;
}
