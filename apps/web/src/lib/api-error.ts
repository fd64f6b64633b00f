import type { ErrorAnswer, Issue } from '@vela/contract';

/** A call that failed: the server said why, or (status 0) it could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: readonly Issue[];
  readonly requestId: string | undefined;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code;
    this.issues = answer.issues ?? [];
    this.requestId = answer.requestId;
  }

  /** The server gave no verdict: the same call may succeed later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/** What the server said, or the fallback when it said nothing that a person could read. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

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
