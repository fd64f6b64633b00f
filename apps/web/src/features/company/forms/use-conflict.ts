import { useState } from 'react';
import { toastInfo } from '../../../lib/toasts.tsx';
import { putOnTop, type Saved } from './kept-edit.ts';
import type { EditForm } from './use-edit-form.ts';
import type { FieldProblem } from './use-form-errors.ts';

/** Somebody else saved first: what they changed, and what is saved now. */
export interface Conflict<T> {
  /** Who it was, in the server's words. */
  message: string;
  changes: readonly FieldProblem[];
  theirs: Saved<T>;
}

/** The ways out of a conflict. Whichever is taken, nothing that was typed is lost. */
export function useConflict<T extends object>(form: EditForm<T>) {
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const [aside, setAside] = useState<{ values: T; base: Saved<T> } | null>(null);
  return {
    conflict,
    open: setConflict,
    clear() {
      setConflict(null);
      setAside(null);
    },
    loadTheirs() {
      setAside({ values: form.values, base: form.base });
      setConflict(null);
      form.discard();
      toastInfo('This is the saved version.');
    },
    /** Puts what was changed here on top of theirs; null while there is no conflict. */
    rebaseMine(): { values: T; revision: number } | null {
      if (conflict === null) return null;
      const { theirs } = conflict;
      const values = putOnTop({ mine: form.values, base: form.base.values, theirs: theirs.values });
      form.rebase(theirs, values);
      setConflict(null);
      return { values, revision: theirs.revision };
    },
    /** Brings back what stood there before their version was loaded; null when there is nothing. */
    bringBack:
      aside === null
        ? null
        : () => {
            form.rebase(aside.base, aside.values);
            setAside(null);
          },
  };
}
