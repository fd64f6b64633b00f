import { useState } from 'react';

/** The value, or the last one there was while it is null: a dialog keeps its words while it fades out. */
export function useLastValue<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
