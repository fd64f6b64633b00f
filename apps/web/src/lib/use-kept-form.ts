import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';

type TextValues = Record<string, string>;

interface Options<T extends TextValues> extends UseFormInput<T> {
  key: string;
  initialValues: T;
  /** Fields that never reach the disk: passwords. */
  secret?: readonly (keyof T)[];
}

/** A form of text fields whose values survive a reload; call `discard` once they are saved. */
export function useKeptForm<T extends TextValues>({
  key,
  initialValues,
  secret = [],
  ...input
}: Options<T>): { form: UseFormReturnType<T>; discard: () => void } {
  const [kept] = useState(() => keptTexts(readDraft(key), initialValues, secret));
  const form = useForm<T>({
    ...input,
    initialValues,
    onValuesChange: (values) => {
      writeDraft(key, withoutSecrets(values, secret));
    },
  });

  // Laid over the initial values after mounting, so that the form knows that it is dirty.
  const restored = useRef(false);
  const { setValues } = form;
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    if (Object.keys(kept).length > 0) setValues(kept);
  }, [kept, setValues]);

  const discard = useCallback(() => {
    removeDraft(key);
  }, [key]);
  return { form, discard };
}

function withoutSecrets<T extends TextValues>(values: T, secret: readonly (keyof T)[]): TextValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));
}

/** What was kept of these fields. */
export function keptTexts<T extends TextValues>(
  stored: unknown,
  known: T,
  secret: readonly (keyof T)[] = [],
): Partial<T> {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter(
    ([name, value]) => name in known && !secret.includes(name) && typeof value === 'string',
  );
  // Safe: only known fields with the fields' type are left.
  return Object.fromEntries(entries) as Partial<T>;
}
