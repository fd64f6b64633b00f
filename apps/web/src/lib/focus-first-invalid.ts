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
