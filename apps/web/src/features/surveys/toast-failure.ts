import { messageOf } from '../../lib/api-error.ts';
import { toastError } from '../../lib/toasts.tsx';

/** The specified text, with what the server said about it underneath. */
export function toastFailure(text: string, error: unknown): void {
  toastError(text, messageOf(error, ''));
}
