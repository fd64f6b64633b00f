import { useCallback, useMemo, useState } from 'react';
import type { ApiError } from './api-error.ts';
import { readDraft } from './draft-store.ts';
import { type Edit, type EditRules, followSaved, onTop, type Saved } from './edit.ts';
import { useKeepDraft } from './use-keep-draft.ts';

interface Options<T> {
  /** Under which unsaved work is kept on the device. */
  key: string;
  saved: Saved<T>;
  /** Must be the same ones each time. */
  rules: EditRules<T>;
}

/** Somebody else saved first. */
interface EditConflict<T> {
  /** What the server says of it: who it was, and what they changed; null where nothing was refused yet. */
  refusal: ApiError | null;
  theirs: Saved<T>;
}

/**
 * A form over a saved record. What was typed survives a reload, a change of what is saved in between, and a conflict:
 * whichever way out of it is taken, nothing is lost.
 */
export function useEdit<T>(options: Options<T>) {
  const { rules } = options;
  const { edit, setEdit, change, wasKept, isDirty, forget, forgetForGood } = useKeptEdit(options);
  const { values, base } = edit;
  const [conflict, setConflict] = useState<EditConflict<T> | null>(null);
  const [aside, setAside] = useState<Edit<T> | null>(null);

  const show = (next: Saved<T>) => {
    forget();
    setConflict(null);
    setEdit(({ values: mine }) => ({ values: rules.replace(mine, next.values), base: next }));
  };

  return {
    values,
    base,
    isDirty,
    /** Whether it began with work that the device had kept. */
    wasKept,
    conflict,
    change,
    /** What was sent is saved now; what was typed since then stays. */
    accept(next: Saved<T>, sent: T) {
      // A draft that outlives its save would come back as a conflict with oneself.
      forget();
      setConflict(null);
      setAside(null);
      setEdit(({ values: mine }) =>
        onTop({ values: mine, base: { values: sent, revision: next.revision } }, next, rules),
      );
    },
    discard() {
      setAside(null);
      show(base);
    },
    openConflict(theirs: Saved<T>, refusal: ApiError | null = null) {
      setConflict({ theirs, refusal });
    },
    endConflict() {
      setConflict(null);
    },
    /** Shows what they saved; `bringBack` leads back to mine. */
    takeTheirs(theirs: Saved<T>) {
      setAside(edit);
      show(theirs);
    },
    /** Goes on from their version with what was changed here; answers what is shown then. */
    putMineOnTop(theirs: Saved<T>): T {
      const next = onTop(edit, theirs, rules);
      setConflict(null);
      // What was typed since this was drawn is not lost either.
      setEdit((now) => (now === edit ? next : onTop(now, theirs, rules)));
      return next.values;
    },
    bringBack:
      aside === null
        ? null
        : () => {
            setEdit(aside);
            setAside(null);
          },
    forgetForGood,
  };
}

export type EditHandle<T> = ReturnType<typeof useEdit<T>>;

/** The work itself: begun with what the device had kept, following what is saved, kept while it differs from it. */
function useKeptEdit<T>({ key, saved, rules }: Options<T>) {
  const [kept] = useState(() => rules.parseKept(readDraft(key), saved));
  const [held, setEdit] = useState<Edit<T>>(kept ?? { values: saved.values, base: saved });
  const edit = followSaved(held, saved, rules);
  if (edit !== held) setEdit(edit);
  const change = useCallback((next: (values: T) => T) => {
    setEdit((now) => ({ ...now, values: next(now.values) }));
  }, []);
  const isDirty = !rules.isSame(edit.values, edit.base.values);
  const work = useMemo(() => (isDirty ? rules.toKept(edit) : null), [isDirty, edit, rules]);
  return { edit, setEdit, change, wasKept: kept !== null, isDirty, ...useKeepDraft(key, work) };
}
