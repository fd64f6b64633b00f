import { type RefObject, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { focusFirstInvalid } from '../../../lib/use-refusal.ts';
import type { Saved } from './kept-edit.ts';
import { type Conflict, useConflict } from './use-conflict.ts';
import type { EditForm } from './use-edit-form.ts';
import { type FieldProblem, useFormErrors } from './use-form-errors.ts';

interface Options<T extends object> {
  form: EditForm<T>;
  problemsOf: (values: T) => readonly FieldProblem[];
  save: (values: T, revision: number) => Promise<Saved<T>>;
  /** The version that is saved now, asked for after somebody else's save. */
  load: () => Promise<Saved<T>>;
  texts: { saved: string; failed: string };
}

export interface FormSaving<T extends object> {
  formElement: RefObject<HTMLFormElement | null>;
  errors: ReadonlyMap<string, string>;
  isSaving: boolean;
  conflict: Conflict<T> | null;
  save: () => void;
  saveMine: () => void;
  loadTheirs: () => void;
  bringBack: (() => void) | null;
  discard: () => void;
}

/** Saving of a form that several people may edit: nobody's work is overwritten unasked, nobody's is lost. */
export function useSaveForm<T extends object>(options: Options<T>): FormSaving<T> {
  const { form, problemsOf, texts } = options;
  const formElement = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const { errors, ...marks } = useFormErrors(form.values, problemsOf);
  const conflicts = useConflict(form);

  async function send(values: T, revision: number): Promise<void> {
    marks.attempt();
    if (problemsOf(values).length > 0) {
      focusFirstInvalid(formElement.current);
      return;
    }
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSaving(true);
    try {
      form.accept(await options.save(values, revision), values);
      marks.clear();
      conflicts.clear();
      toastSuccess(texts.saved);
    } catch (error) {
      await explain(error, values);
    } finally {
      isRunning.current = false;
      setIsSaving(false);
    }
  }

  async function explain(error: unknown, values: T): Promise<void> {
    toastError(texts.failed, messageOf(error, ''));
    if (!(error instanceof ApiError)) return;
    if (error.code === 'edit_conflict') {
      // Without an answer the notice can't offer their version; the next try to save asks again.
      const theirs = await options.load().catch(() => null);
      if (theirs !== null) conflicts.open({ message: error.message, changes: error.issues, theirs });
      return;
    }
    marks.refuse(values, error.issues);
    focusFirstInvalid(formElement.current);
  }

  return {
    formElement,
    errors,
    isSaving,
    conflict: conflicts.conflict,
    save() {
      void send(form.values, form.base.revision);
    },
    saveMine() {
      const mine = conflicts.rebaseMine();
      if (mine !== null) void send(mine.values, mine.revision);
    },
    loadTheirs: conflicts.loadTheirs,
    bringBack: conflicts.bringBack,
    discard() {
      marks.clear();
      conflicts.clear();
      form.discard();
    },
  };
}
