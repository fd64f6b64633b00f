import { type RefObject, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { isEditConflict, type Saved } from '../../../lib/edit.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import type { EditHandle } from '../../../lib/use-edit.ts';
import { focusFirstInvalid } from '../../../lib/use-refusal.ts';

interface Options<T extends object> {
  form: EditHandle<T>;
  problemsOf: (values: T) => readonly FieldProblem[];
  save: (values: T, revision: number) => Promise<Saved<T>>;
  /** The version that is saved now, asked for after somebody else's save. */
  load: () => Promise<Saved<T>>;
  texts: { saved: string; failed: string };
}

export interface FieldProblem {
  path: string;
  message: string;
}

export interface FormSaving<T extends object> {
  formElement: RefObject<HTMLFormElement | null>;
  errors: ReadonlyMap<string, string>;
  isSaving: boolean;
  save: () => void;
  /** Mine on top of what somebody else has saved meanwhile. */
  saveOnTopOf: (theirs: Saved<T>) => void;
  discard: () => void;
}

/** Saving of a form that several people may edit: nobody's work is overwritten unasked, nobody's is lost. */
export function useSaveForm<T extends object>(options: Options<T>): FormSaving<T> {
  const { form, problemsOf, texts } = options;
  const formElement = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const { errors, ...marks } = useFormErrors(form.values, problemsOf);

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
    if (isEditConflict(error)) {
      // Without an answer the notice can't offer their version; the next try to save asks again.
      const theirs = await options.load().catch(() => null);
      if (theirs !== null) form.openConflict(theirs, error);
      return;
    }
    marks.refuse(values, error.issues);
    focusFirstInvalid(formElement.current);
  }

  return {
    formElement,
    errors,
    isSaving,
    save() {
      void send(form.values, form.base.revision);
    },
    saveOnTopOf(theirs) {
      void send(form.putMineOnTop(theirs), theirs.revision);
    },
    discard() {
      marks.clear();
      form.discard();
    },
  };
}

/** Errors by field: the form's own from the first try to save on, the server's until the next change. */
function useFormErrors<T>(values: T, problemsOf: (values: T) => readonly FieldProblem[]) {
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<{ values: T; issues: readonly FieldProblem[] } | null>(null);
  const own = attempted ? problemsOf(values) : [];
  const issues = [...own, ...(refused?.values === values ? refused.issues : [])];
  return {
    // The first problem of a field counts, so it is put in last.
    errors: new Map(issues.toReversed().map(({ path, message }) => [path, message])),
    attempt() {
      setAttempted(true);
    },
    refuse(sent: T, byServer: readonly FieldProblem[]) {
      setRefused({ values: sent, issues: byServer });
    },
    clear() {
      setAttempted(false);
    },
  };
}
