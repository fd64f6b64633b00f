const PREFIX = 'vela.draft.';

/** What somebody typed and has not saved yet, kept on this device only. */
export function readDraft(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    // Unreadable or refused storage is the same as no draft.
    return null;
  }
}

export function writeDraft(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full or refused storage: the form still works, it just won't survive a reload.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored where storage is refused.
  }
}
