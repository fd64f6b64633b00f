import { useRef, type RefObject } from 'react';
import { fieldErrors } from './field-errors.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';

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
