import { EMPTY_DRAFT, hasContent, type Draft } from './answers/drafts.ts';
import { askedQuestions } from './answers/paging.ts';
import type { PageData } from './page-data.ts';

/**
 * What somebody chose in the first question before the script had taken over. The fields work without it, but React
 * starts from what the server wrote and forgets the rest when it draws anew.
 */
export function readEarlyAnswer(page: HTMLElement, { state }: PageData): { questionId: string; draft: Draft } | null {
  const form = page.querySelector('form');
  const [first] = state.kind === 'survey' ? askedQuestions(state.survey.questions, {}) : [];
  if (!form || !first) return null;
  const fields = new FormData(form);
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string' && value !== '');
  const notApplicable = fields.has('notApplicable');
  const draft: Draft = {
    ...EMPTY_DRAFT,
    values: notApplicable ? [] : texts('answer').map(String),
    notApplicable,
    comment: texts('comment').map(String)[0] ?? '',
  };
  return hasContent(draft) ? { questionId: first._id, draft } : null;
}
