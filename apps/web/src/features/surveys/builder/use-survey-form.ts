import type { Survey } from '@vela/contract';
import { useCallback, useMemo, useState } from 'react';
import type { EditRules, Saved } from '../../../lib/edit.ts';
import { newId } from '../../../lib/new-id.ts';
import { useUser } from '../../../lib/session-context.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { type BuilderAction, builderReducer, type BuilderState, startBuilder } from './builder-state.ts';
import { keptFormKey, type KeptForm, parseKeptForm } from './kept-form.ts';
import { isSameForm, reapplyEdits } from './reapply-edits.ts';
import { EMPTY_FORM, formFromSurvey, type SurveyForm } from './survey-form.ts';

/** What the builder holds: the form with its history, and what is sent beside it. */
interface SurveyWork {
  state: BuilderState;
  /** Travels with the form, so that a retry after a reload still makes one survey. */
  idempotencyKey: string;
}

/** A survey that is not saved yet has no version. */
const NEW = 0;

/** What somebody else saves meanwhile is never taken over unasked, and each other form is one undo away from this one. */
const SURVEY_EDIT_RULES: EditRules<SurveyWork> = {
  isSame: (one, other) => isSameForm(one.state.form, other.state.form),
  merge: ({ base, mine, theirs }) =>
    workOn(reapplyEdits({ base: base.state.form, mine: mine.state.form, theirs: theirs.state.form })),
  follows: () => false,
  replace: (mine, next) => withAction(mine, { type: 'replaceForm', form: next.state.form }),
  toKept: ({ values, base }): KeptForm => ({
    form: values.state.form,
    base: base.revision === NEW ? null : { form: base.values.state.form, revision: base.revision },
    idempotencyKey: values.idempotencyKey,
  }),
  parseKept(stored, saved) {
    const kept = parseKeptForm(stored);
    if (kept === null || (kept.base === null) !== (saved.revision === NEW)) return null;
    const base = kept.base === null ? saved : { values: workOn(kept.base.form), revision: kept.base.revision };
    return { values: workOn(kept.form, kept.idempotencyKey), base };
  },
};

/** The form of a new survey (null) or of an existing one, with what was typed here before and not saved. */
export function useSurveyForm(survey: Survey | null) {
  const key = keptFormKey(useUser().id, survey?._id ?? null);
  const saved = useMemo(() => savedWork(survey), [survey]);
  const edit = useEdit({ key, saved, rules: SURVEY_EDIT_RULES });
  const [restored, setRestored] = useState(edit.wasKept);
  const { change } = edit;
  const dispatch = useCallback(
    (action: BuilderAction) => {
      change((work) => withAction(work, action));
    },
    [change],
  );
  const { state, idempotencyKey } = edit.values;

  return {
    state,
    dispatch,
    revision: edit.base.revision,
    isDirty: edit.isDirty,
    restored,
    idempotencyKey,
    /** What somebody else has saved, while it is asked what to do. */
    theirs: edit.conflict?.theirs ?? null,
    openConflict(newer: Survey) {
      edit.openConflict(savedWork(newer));
    },
    endConflict: edit.endConflict,
    takeTheirs: edit.takeTheirs,
    putMineOnTop: edit.putMineOnTop,
    /** Throws the unsaved changes away; undo still brings them back. */
    discard() {
      edit.discard();
      setRestored(false);
    },
    dismissRestored() {
      setRestored(false);
    },
    forgetForGood: edit.forgetForGood,
  };
}

export type SurveyFormHandle = ReturnType<typeof useSurveyForm>;

const savedWork = (survey: Survey | null): Saved<SurveyWork> =>
  survey === null
    ? { values: workOn(EMPTY_FORM), revision: NEW }
    : { values: workOn(formFromSurvey(survey)), revision: survey.revision };

const workOn = (form: SurveyForm, idempotencyKey = newId()): SurveyWork => ({
  state: startBuilder(form),
  idempotencyKey,
});

const withAction = (work: SurveyWork, action: BuilderAction): SurveyWork => ({
  ...work,
  state: builderReducer(work.state, action),
});
