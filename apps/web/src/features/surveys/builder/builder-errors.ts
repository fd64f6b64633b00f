import { dropBlankOptions, type Problem, problemsOfSurvey } from '@vela/domain/surveys';
import { useEffect, useRef, useState } from 'react';
import { surveyBody } from './survey-body.ts';
import { questionsOf, type SurveyForm } from './survey-form.ts';

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

/** Messages by the path of their field: `title`, `department`, `questions`, `questions.2.options.1`. */
export type FieldErrors = ReadonlyMap<string, string>;

/** What keeps the form from being saved. Blank options are dropped on saving, so they only matter where too few are left. */
export function problemsOfForm(form: SurveyForm): Problem[] {
  const { title, description, targetAudience, department } = surveyBody(form);
  const questions = questionsOf(form).map(dropBlankOptions);
  return problemsOfSurvey({ title, description, targetAudience, department, questions });
}

export function errorsByPath(problems: readonly Problem[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of problems) if (!errors.has(path)) errors.set(path, message);
  return errors;
}

/** The server's words about one question, with paths relative to it. */
export function errorsOfQuestion(errors: FieldErrors, index: number): FieldErrors {
  const prefix = `questions.${index}.`;
  return new Map(
    [...errors]
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, message]) => [path.slice(prefix.length), message]),
  );
}
