import { useEffect, useRef, useState } from 'react';
import type { Problem } from '@vela/domain/surveys';
import { errorsByPath, problemsOfForm, type FieldErrors } from './form-problems.ts';
import type { SurveyForm } from './survey-form.ts';

/** Errors of the details and of the whole, from the first attempt to save on; the server's own until the next change. */
export function useBuilderErrors(form: SurveyForm) {
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<{ form: SurveyForm; issues: readonly Problem[] } | null>(null);
  const [attempts, setAttempts] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const own = attempted ? problemsOfForm(form) : [];
  const errors: FieldErrors = errorsByPath([...own, ...(refused?.form === form ? refused.issues : [])]);

  useEffect(() => {
    if (attempts > 0) focusFirstError(root.current);
  }, [attempts]);

  return {
    root,
    errors,
    /** Shows what is wrong and moves the focus to the first wrong field. */
    show(issues: readonly Problem[] = []) {
      setAttempted(true);
      setRefused({ form, issues });
      setAttempts((count) => count + 1);
    },
  };
}

function focusFirstError(root: HTMLElement | null): void {
  const field = root?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error-focus]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
