import { useEffect, useReducer, useRef, useState } from 'react';
import type { Survey } from '@vela/contract';
import { readDraft, removeDraft, writeDraft } from '../../../lib/draft-store.ts';
import { useUser } from '../../../lib/session-context.ts';
import { newId } from '../new-id.ts';
import { builderReducer, startBuilder } from './builder-state.ts';
import { keptFormKey, parseKeptForm, type KeptForm } from './kept-form.ts';
import { isSameForm } from './reapply-edits.ts';
import { EMPTY_FORM, formFromSurvey, type SurveyForm } from './survey-form.ts';

const KEEP_DELAY_MS = 300;

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
  const forget = useUnsavedWork(key, isDirty, { form: state.form, base, idempotencyKey: start.idempotencyKey });

  return {
    state,
    dispatch,
    base,
    isDirty,
    restored,
    idempotencyKey: start.idempotencyKey,
    /** Goes on from another saved version, with another form or the one that is there. */
    rebase(next: FormBase, form: SurveyForm = next.form) {
      setBase(next);
      dispatch({ type: 'replaceForm', form });
    },
    /** Throws the unsaved changes away; undo still brings them back. */
    discard() {
      dispatch({ type: 'replaceForm', form: pristine });
      setRestored(false);
    },
    dismissRestored() {
      setRestored(false);
    },
    forget,
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

/** Writes the form to the device while it differs from what is saved; the answer stops that for good. */
function useUnsavedWork(key: string, isDirty: boolean, kept: KeptForm): () => void {
  const isForgotten = useRef(false);
  const write = useRef<() => void>(() => undefined);
  const { form, base, idempotencyKey } = kept;
  useEffect(() => {
    write.current = () => {
      if (isForgotten.current) return;
      if (isDirty) writeDraft(key, { form, base, idempotencyKey });
      else removeDraft(key);
    };
    const timer = setTimeout(() => {
      write.current();
    }, KEEP_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [key, isDirty, form, base, idempotencyKey]);
  useEffect(() => {
    const flush = () => {
      write.current();
    };
    // Closing the tab or leaving the screen within the delay must not lose the last words.
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return () => {
    isForgotten.current = true;
    removeDraft(key);
  };
}
