import { formItemIds, nextForm, withItem, type FormAction } from './form-edits.ts';
import { EMPTY_FORM, problemsByQuestion, type SurveyForm } from './survey-form.ts';

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
  | FormAction
  | { type: 'markDone'; id: string }
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
    case 'showProblems':
      return showProblems(state);
    case 'toggleCollapsed':
      return { ...state, collapsedIds: toggled(state.collapsedIds, action.id) };
    case 'setAllCollapsed':
      return { ...state, collapsedIds: action.collapsed ? new Set(formItemIds(state.form)) : NONE };
    case 'markDone':
      return markDone(state, action.id);
    default: {
      const form = nextForm(state.form, action);
      return form === state.form ? state : settle(withStep(state, form, editKey(action)));
    }
  }
}

export const canUndo = (state: BuilderState): boolean => state.past.length > 0;
export const canRedo = (state: BuilderState): boolean => state.future.length > 0;

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

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
