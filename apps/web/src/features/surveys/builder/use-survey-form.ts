import type { Survey } from '@vela/contract';
import { useMemo, useReducer, useState } from 'react';
import { readDraft } from '../../../lib/draft-store.ts';
import { newId } from '../../../lib/new-id.ts';
import { useUser } from '../../../lib/session-context.ts';
import { useKeepDraft } from '../../../lib/use-keep-draft.ts';
import { builderReducer, startBuilder } from './builder-state.ts';
import { keptFormKey, parseKeptForm, type KeptForm } from './kept-form.ts';
import { isSameForm } from './reapply-edits.ts';
import { EMPTY_FORM, formFromSurvey, type SurveyForm } from './survey-form.ts';

export type FormBase = NonNullable<KeptForm['base']>;

export const baseFromSurvey = (survey: Survey): FormBase => ({
  form: formFromSurvey(survey),
  revision: survey.revision,
});

/** The form of a new survey (null) or of an existing one, with what was typed here before and not saved. */
export function useSurveyForm(survey: Survey | null) {
  const key = keptFormKey(useUser().id, survey?._id ?? null);
  const [start] = useState(() => startingPoint(key, survey));
  const [base, setBase] = useState(start.base);
  const [state, dispatch] = useReducer(builderReducer, start.form, startBuilder);
  const [restored, setRestored] = useState(start.restored);
  const pristine = base?.form ?? EMPTY_FORM;
  const isDirty = !isSameForm(state.form, pristine);
  const { form } = state;
  const { idempotencyKey } = start;
  const work = useMemo<KeptForm | null>(
    () => (isDirty ? { form, base, idempotencyKey } : null),
    [isDirty, form, base, idempotencyKey],
  );
  const { forgetForGood } = useKeepDraft(key, work);

  return {
    state,
    dispatch,
    base,
    isDirty,
    restored,
    idempotencyKey,
    /** Goes on from another saved version, with another form or the one that is there. */
    rebase(next: FormBase, shown: SurveyForm = next.form) {
      setBase(next);
      dispatch({ type: 'replaceForm', form: shown });
    },
    /** Throws the unsaved changes away; undo still brings them back. */
    discard() {
      dispatch({ type: 'replaceForm', form: pristine });
      setRestored(false);
    },
    dismissRestored() {
      setRestored(false);
    },
    forgetForGood,
  };
}

export type SurveyFormHandle = ReturnType<typeof useSurveyForm>;

function startingPoint(key: string, survey: Survey | null) {
  const saved = survey === null ? null : baseFromSurvey(survey);
  const kept = parseKeptForm(readDraft(key));
  const isUsable = kept !== null && (kept.base === null) === (survey === null);
  if (!isUsable) return { form: saved?.form ?? EMPTY_FORM, base: saved, idempotencyKey: newId(), restored: false };
  return { ...kept, restored: true };
}
