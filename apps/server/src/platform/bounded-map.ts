/** A cache that keeps the entries used last. */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
}

export function createBoundedMap<Key, Value>(size: number): BoundedMap<Key, Value> {
  // A Map remembers the order of insertion, so its first key is the one that was not used for longest.
  const entries = new Map<Key, Value>();
  const set = (key: Key, value: Value) => {
    entries.delete(key);
    entries.set(key, value);
    const oldest = entries.keys().next();
    if (entries.size > size && !oldest.done) entries.delete(oldest.value);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void entries.delete(key),
  };
}
