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
