import { type RefObject, useRef } from 'react';
import { fieldErrors } from './api-error.ts';

interface Refusal {
  /** For the form's element. */
  formElement: RefObject<HTMLFormElement | null>;
  /** Moves the focus to the first field that is wrong. */
  refuse: () => void;
  /** The same, after the server's issues were shown at their fields. */
  refuseWith: (error: unknown) => void;
}

/** What a form does when it can't be submitted, whether the form or the server says so. */
export function useRefusal(form: { setErrors: (errors: Record<string, string>) => void }): Refusal {
  const formElement = useRef<HTMLFormElement>(null);
  const refuse = () => {
    focusFirstInvalid(formElement.current);
  };
  return {
    formElement,
    refuse,
    refuseWith: (error) => {
      form.setErrors(fieldErrors(error));
      refuse();
    },
  };
}

/** Errors that an answer of the server brings are drawn a few frames after they were set. */
const FRAMES = 10;

/** After a refused submit, once the errors are drawn: goes to the first field that is wrong. */
export function focusFirstInvalid(form: HTMLFormElement | null, framesLeft = FRAMES): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (framesLeft > 1) focusFirstInvalid(form, framesLeft - 1);
  });
}
