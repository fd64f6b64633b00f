import { useState } from 'react';
import { readDraft } from '../../../lib/draft-store.ts';
import { useKeepDraft } from '../../../lib/use-keep-draft.ts';
import { type Edit, isSame, parseKeptEdit, type Saved } from './kept-edit.ts';

interface Options<T> {
  /** Under which unsaved work is kept on the device: it names form and person. */
  key: string;
  saved: Saved<T>;
  /** An example of the form, to know kept work by; lists have one entry in it. */
  template: T;
}

/** A form over saved values. What was typed survives a reload and a change of the saved values in between. */
export function useEditForm<T extends object>({ key, saved, template }: Options<T>) {
  const [edit, setEdit] = useState<Edit<T> | null>(() => parseKeptEdit(readDraft(key), template));
  const isDirty = edit !== null && !isSame(edit.values, edit.base.values);
  const { values, base } = isDirty ? edit : { values: saved.values, base: saved };
  const { forget } = useKeepDraft(key, isDirty ? edit : null);

  return {
    values,
    base,
    isDirty,
    change(next: (values: T) => T) {
      setEdit((before) => {
        const from = before !== null && !isSame(before.values, before.base.values) ? before : { values, base };
        return { values: next(from.values), base: from.base };
      });
    },
    /** Goes on from another saved version. */
    rebase(nextBase: Saved<T>, nextValues: T) {
      setEdit({ base: nextBase, values: nextValues });
    },
    /** What was sent is saved now; what was typed since then stays. */
    accept(nextBase: Saved<T>, sent: T) {
      setEdit((now) => (now === null || isSame(now.values, sent) ? null : { values: now.values, base: nextBase }));
    },
    discard() {
      forget();
      setEdit(null);
    },
  };
}

export type EditForm<T extends object> = ReturnType<typeof useEditForm<T>>;
