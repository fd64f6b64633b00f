import type { Question } from '@vela/domain';
import { EMPTY_FORM, problemsByQuestion, type FormItem, type SurveyDetails, type SurveyForm } from './survey-form.ts';

export interface BuilderState {
  form: SurveyForm;
  past: readonly SurveyForm[];
  future: readonly SurveyForm[];
  /** What the last step edited, so that typing on in one field is undone as one step. */
  lastEdit: string | null;
  collapsedIds: ReadonlySet<string>;
  /** Questions whose problems are shown, because somebody tried to finish or save them. */
  checkedIds: ReadonlySet<string>;
}

export type BuilderAction =
  | { type: 'editDetails'; changes: Partial<SurveyDetails> }
  | { type: 'addQuestion'; id: string }
  | { type: 'editQuestion'; id: string; changes: Partial<Question> }
  | { type: 'markDone'; id: string }
  | { type: 'reopen'; id: string }
  | { type: 'setHidden'; id: string; hidden: boolean }
  | { type: 'moveQuestion'; id: string; toIndex: number }
  | { type: 'duplicateQuestion'; id: string; newId: string }
  | { type: 'deleteQuestion'; id: string }
  | { type: 'useGenerated'; title: string; description: string; questions: readonly Question[] }
  /** Another version of the whole form, one undo away from the old one. */
  | { type: 'replaceForm'; form: SurveyForm }
  /** Another survey: nothing to undo. */
  | { type: 'loadForm'; form: SurveyForm }
  | { type: 'showProblems' }
  | { type: 'toggleCollapsed'; id: string }
  | { type: 'setAllCollapsed'; collapsed: boolean }
  | { type: 'undo' }
  | { type: 'redo' };

const HISTORY_LIMIT = 100;

export function startBuilder(form: SurveyForm = EMPTY_FORM): BuilderState {
  const start = { form, past: [], future: [], lastEdit: null, collapsedIds: NONE, checkedIds: NONE };
  return settle(start);
}

export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'loadForm':
      return startBuilder(action.form);
    case 'showProblems':
      return showProblems(state);
    case 'toggleCollapsed':
      return { ...state, collapsedIds: toggled(state.collapsedIds, action.id) };
    case 'setAllCollapsed':
      return { ...state, collapsedIds: action.collapsed ? new Set(idsOf(state.form)) : NONE };
    case 'markDone':
      return markDone(state, action.id);
    default: {
      const form = nextForm(state.form, action);
      return form === state.form ? state : settle(withStep(state, form, editKey(action)));
    }
  }
}

/** A new question waits until all others are done, so that no half-written one is forgotten. */
export const canAddQuestion = (form: SurveyForm): boolean => form.items.every(({ done }) => done);
export const canUndo = (state: BuilderState): boolean => state.past.length > 0;
export const canRedo = (state: BuilderState): boolean => state.future.length > 0;

type FormAction = Exclude<
  BuilderAction,
  { type: 'undo' | 'redo' | 'loadForm' | 'showProblems' | 'toggleCollapsed' | 'setAllCollapsed' | 'markDone' }
>;

function nextForm(form: SurveyForm, action: FormAction): SurveyForm {
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

function withItem(form: SurveyForm, id: string, change: (item: FormItem) => FormItem): SurveyForm {
  if (!idsOf(form).includes(id)) return form;
  return { ...form, items: form.items.map((item) => (item.question._id === id ? change(item) : item)) };
}

function moveQuestion(form: SurveyForm, id: string, toIndex: number): SurveyForm {
  const from = idsOf(form).indexOf(id);
  const to = Math.max(0, Math.min(form.items.length - 1, toIndex));
  const item = form.items[from];
  if (!item || from === to) return form;
  return { ...form, items: form.items.toSpliced(from, 1).toSpliced(to, 0, item) };
}

function duplicateQuestion(form: SurveyForm, id: string, newId: string): SurveyForm {
  const index = idsOf(form).indexOf(id);
  const item = form.items[index];
  if (!item) return form;
  const copy = { ...item, question: { ...item.question, _id: newId, hidden: undefined } };
  return { ...form, items: form.items.toSpliced(index + 1, 0, copy) };
}

/** Conditions on the deleted question go with it: nobody could ever fulfil them. */
function deleteQuestion(form: SurveyForm, id: string): SurveyForm {
  if (!idsOf(form).includes(id)) return form;
  const rest = form.items.filter(({ question }) => question._id !== id);
  const items = rest.map((item) =>
    item.question.showIf?.questionId === id ? { ...item, question: { ...item.question, showIf: undefined } } : item,
  );
  return { ...form, items };
}

function markDone(state: BuilderState, id: string): BuilderState {
  if (problemsByQuestion(state.form).has(id)) return { ...state, checkedIds: new Set([...state.checkedIds, id]) };
  const form = withItem(state.form, id, (item) => ({ ...item, done: true }));
  return form === state.form ? state : withStep(state, form, null);
}

function showProblems(state: BuilderState): BuilderState {
  const wrong = problemsByQuestion(state.form);
  const collapsedIds = new Set([...state.collapsedIds].filter((id) => !wrong.has(id)));
  return { ...state, collapsedIds, checkedIds: new Set([...state.checkedIds, ...wrong.keys()]) };
}

function withStep(state: BuilderState, form: SurveyForm, key: string | null): BuilderState {
  const continues = key !== null && key === state.lastEdit;
  const past = continues ? state.past : [...state.past, state.form].slice(-HISTORY_LIMIT);
  return { ...state, form, past, future: [], lastEdit: key };
}

function undo(state: BuilderState): BuilderState {
  const form = state.past.at(-1);
  if (!form) return state;
  return { ...state, form, past: state.past.slice(0, -1), future: [state.form, ...state.future], lastEdit: null };
}

function redo(state: BuilderState): BuilderState {
  const [form, ...future] = state.future;
  return form ? { ...state, form, past: [...state.past, state.form], future, lastEdit: null } : state;
}

/** Keeps "done means valid" true: moving or editing one question can break the condition of another. */
function settle(state: BuilderState): BuilderState {
  const wrong = problemsByQuestion(state.form);
  const broken = state.form.items.filter(({ question, done }) => done && wrong.has(question._id));
  if (broken.length === 0) return state;
  const brokenIds = broken.map(({ question }) => question._id);
  const items = state.form.items.map((item) =>
    brokenIds.includes(item.question._id) ? { ...item, done: false } : item,
  );
  return { ...state, form: { ...state.form, items }, checkedIds: new Set([...state.checkedIds, ...brokenIds]) };
}

function editKey(action: FormAction): string | null {
  if (action.type === 'editDetails') return `details:${Object.keys(action.changes).join()}`;
  return action.type === 'editQuestion' ? `${action.id}:${Object.keys(action.changes).join()}` : null;
}

const NONE: ReadonlySet<string> = new Set();
const idsOf = (form: SurveyForm): string[] => form.items.map(({ question }) => question._id);

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
