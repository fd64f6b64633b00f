import { useEffect, useRef } from 'react';
import { removeDraft, writeDraft } from '../../../lib/draft-store.ts';

const KEEP_DELAY_MS = 300;

/** Keeps unsaved work on the device while there is any; null takes it away, and so does the answer, at once. */
export function useKeepDraft(key: string, work: unknown): () => void {
  const write = useRef<() => void>(() => undefined);
  useEffect(() => {
    write.current = () => {
      if (work === null) removeDraft(key);
      else writeDraft(key, work);
    };
    const timer = setTimeout(() => {
      write.current();
    }, KEEP_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [key, work]);
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
    // The screen may be gone before it is drawn again without the work.
    write.current = () => {
      removeDraft(key);
    };
  };
}
