import { ApiError, messageOf } from './api-error.ts';

/** The server's issues by field, for `form.setErrors`; paths such as `questions.0.text` stay as they are. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  // The first issue of a field counts, so it is put in last.
  return Object.fromEntries(error.issues.toReversed().map((issue) => [issue.path, issue.message]));
}

/** What a failed call says that no field of the form shows: the words for a notice, null where there are none. */
export function wordsBesideFields(error: unknown, fields: object, fallback: string): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError) || error.issues.length === 0) return messageOf(error, fallback);
  // A box to tick has no place for words of its own.
  const shown = Object.entries(fields).flatMap(([name, value]) => (typeof value === 'boolean' ? [] : [name]));
  const elsewhere = error.issues.find(({ path }) => !shown.includes(path.split('.')[0] ?? path));
  return elsewhere?.message ?? null;
}
