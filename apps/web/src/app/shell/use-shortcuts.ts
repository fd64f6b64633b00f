import { useEffect, useEffectEvent } from 'react';

interface Shortcuts {
  onPalette: () => void;
  onShortcuts: () => void;
}

/** Keys that work on every screen; single keys only while nobody is typing. */
export function useShortcuts({ onPalette, onShortcuts }: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onPalette();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
    if (event.key === '/' && focusSearch()) event.preventDefault();
    if (event.key === '?') {
      event.preventDefault();
      onShortcuts();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"],[role="alertdialog"]') !== null;

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('[data-search-box]');
  box?.focus();
  box?.select();
  return box !== null;
}
