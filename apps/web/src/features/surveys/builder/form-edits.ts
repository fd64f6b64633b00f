import type { Question } from '@vela/domain/surveys';
import type { FormItem, SurveyDetails, SurveyForm } from './survey-form.ts';

/** What changes the form itself and can be undone. */
export type FormAction =
  | { type: 'editDetails'; changes: Partial<SurveyDetails> }
  | { type: 'addQuestion'; id: string }
  | { type: 'editQuestion'; id: string; changes: Partial<Question> }
  | { type: 'reopen'; id: string }
  | { type: 'setHidden'; id: string; hidden: boolean }
  | { type: 'moveQuestion'; id: string; toIndex: number }
  | { type: 'duplicateQuestion'; id: string; newId: string }
  | { type: 'deleteQuestion'; id: string }
  | { type: 'useGenerated'; title: string; description: string; questions: readonly Question[] }
  /** Another version of the whole form, one undo away from the old one. */
  | { type: 'replaceForm'; form: SurveyForm };

/** A new question waits until all others are done, so that no half-written one is forgotten. */
export const canAddQuestion = (form: SurveyForm): boolean => form.items.every(({ done }) => done);

/** The form after an edit; the same one where there was nothing to do. */
export function nextForm(form: SurveyForm, action: FormAction): SurveyForm {
  switch (action.type) {
    case 'editDetails':
      return { ...form, details: { ...form.details, ...action.changes } };
    case 'addQuestion':
      if (!canAddQuestion(form)) return form;
      return { ...form, items: [...form.items, { question: newQuestion(action.id), done: false }] };
    case 'editQuestion':
      return withItem(form, action.id, (item) => ({ question: { ...item.question, ...action.changes }, done: false }));
    case 'reopen':
      return withItem(form, action.id, (item) => ({ ...item, done: false }));
    case 'setHidden':
      return withItem(form, action.id, (item) => ({ ...item, question: { ...item.question, hidden: action.hidden } }));
    case 'moveQuestion':
      return moveQuestion(form, action.id, action.toIndex);
    case 'duplicateQuestion':
      return duplicateQuestion(form, action.id, action.newId);
    case 'deleteQuestion':
      return deleteQuestion(form, action.id);
    case 'useGenerated':
      return {
        details: { ...form.details, title: action.title, description: action.description },
        items: action.questions.map((question) => ({ question, done: true })),
      };
    case 'replaceForm':
      return action.form;
  }
}

const newQuestion = (id: string): Question => ({
  _id: id,
  text: '',
  type: 'rating',
  options: [],
  required: true,
  category: 'engagement',
  aiGenerated: false,
});

export function withItem(form: SurveyForm, id: string, change: (item: FormItem) => FormItem): SurveyForm {
  if (!formItemIds(form).includes(id)) return form;
  return { ...form, items: form.items.map((item) => (item.question._id === id ? change(item) : item)) };
}

function moveQuestion(form: SurveyForm, id: string, toIndex: number): SurveyForm {
  const from = formItemIds(form).indexOf(id);
  const to = Math.max(0, Math.min(form.items.length - 1, toIndex));
  const item = form.items[from];
  if (!item || from === to) return form;
  return { ...form, items: form.items.toSpliced(from, 1).toSpliced(to, 0, item) };
}

function duplicateQuestion(form: SurveyForm, id: string, newId: string): SurveyForm {
  const index = formItemIds(form).indexOf(id);
  const item = form.items[index];
  if (!item) return form;
  const copy = { ...item, question: { ...item.question, _id: newId, hidden: undefined } };
  return { ...form, items: form.items.toSpliced(index + 1, 0, copy) };
}

/** Conditions on the deleted question go with it: nobody could ever fulfil them. */
function deleteQuestion(form: SurveyForm, id: string): SurveyForm {
  if (!formItemIds(form).includes(id)) return form;
  const rest = form.items.filter(({ question }) => question._id !== id);
  const items = rest.map((item) =>
    item.question.showIf?.questionId === id ? { ...item, question: { ...item.question, showIf: undefined } } : item,
  );
  return { ...form, items };
}

export const formItemIds = (form: SurveyForm): string[] => form.items.map(({ question }) => question._id);
