import { ApiError } from '../../lib/api-error.ts';
import { fieldErrors } from '../../lib/field-errors.ts';

/** What a refused registration says about its fields. The only conflict that there can be is about the address. */
export function registerErrors(error: unknown): Record<string, string> {
  if (error instanceof ApiError && error.status === 409) return { email: error.message };
  return fieldErrors(error);
}
