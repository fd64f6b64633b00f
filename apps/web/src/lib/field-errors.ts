import { ApiError } from './api-error.ts';

/** The server's issues by field, for `form.setErrors`; paths such as `questions.0.text` stay as they are. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map((issue) => [issue.path, issue.message]));
}
