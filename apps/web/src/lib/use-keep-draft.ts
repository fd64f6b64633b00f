import { useEffect, useRef } from 'react';
import { removeDraft, writeDraft } from './draft-store.ts';

const KEEP_DELAY_MS = 300;

interface KeptDraft {
  /** Takes the work away at once; what changes from now on is kept again. */
  forget: () => void;
  /** For a form that is saved or left and may still be drawn with its work: nothing is kept from now on. */
  forgetForGood: () => void;
}

/** Keeps unsaved work on the device while there is any; null takes it away. */
export function useKeepDraft(key: string, work: unknown): KeptDraft {
  const isForgotten = useRef(false);
  const write = useRef<() => void>(() => undefined);
  useEffect(() => {
    write.current = () => {
      if (isForgotten.current) return;
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
  return {
    forget() {
      // The screen may be gone before it is drawn again without the work.
      write.current = () => {
        removeDraft(key);
      };
      write.current();
    },
    forgetForGood() {
      isForgotten.current = true;
      removeDraft(key);
    },
  };
}
