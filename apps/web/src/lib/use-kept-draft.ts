import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';

const WRITE_DELAY_MS = 250;

interface Options<T> {
  /** Unique for the form and, on forms behind sign-in, the user: several people may share a device. */
  key: string;
  initial: T;
  /** Takes what was stored by an earlier version of the app, or refuses it with null. */
  parse: (stored: unknown) => T | null;
}

interface KeptDraft<T> {
  value: T;
  setValue: Dispatch<SetStateAction<T>>;
  /** True when the first value came from this device rather than from `initial`. */
  restored: boolean;
  /** After a save, or when the person throws the changes away. */
  discard: () => void;
}

/** State that survives reload, sign-out and a failed save. */
export function useKeptDraft<T>({ key, initial, parse }: Options<T>): KeptDraft<T> {
  const [stored] = useState(() => parse(readDraft(key)));
  const [value, setValue] = useState<T>(() => stored ?? initial);
  const written = useRef(value);
  const latest = useRef(value);

  useEffect(() => {
    const flush = () => {
      if (latest.current === written.current) return;
      written.current = latest.current;
      writeDraft(key, latest.current);
    };
    // A tab that closes, or a screen that is left, within the delay must not lose the last words.
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [key]);

  useEffect(() => {
    latest.current = value;
    if (value === written.current) return;
    const timer = setTimeout(() => {
      written.current = value;
      writeDraft(key, value);
    }, WRITE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [key, value]);

  const discard = useCallback(() => {
    written.current = latest.current;
    removeDraft(key);
  }, [key]);

  return { value, setValue, restored: stored !== null, discard };
}
