import { useState } from 'react';

export interface FieldProblem {
  path: string;
  message: string;
}

/** Errors by field: the form's own from the first try to save on, the server's until the next change. */
export function useFormErrors<T>(values: T, problemsOf: (values: T) => readonly FieldProblem[]) {
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<{ values: T; issues: readonly FieldProblem[] } | null>(null);
  const own = attempted ? problemsOf(values) : [];
  const issues = [...own, ...(refused?.values === values ? refused.issues : [])];
  return {
    // The first problem of a field counts, so it is put in last.
    errors: new Map(issues.toReversed().map(({ path, message }) => [path, message])),
    attempt() {
      setAttempted(true);
    },
    refuse(sent: T, byServer: readonly FieldProblem[]) {
      setRefused({ values: sent, issues: byServer });
    },
    clear() {
      setAttempted(false);
    },
  };
}
