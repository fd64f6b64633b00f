import type { Issue } from '@vela/contract';

/** Every way in which a call can be refused. The HTTP layer alone knows the status behind each. */
export type ErrorCode =
  | 'malformed'
  | 'invalid'
  | 'unauthenticated'
  | 'wrong_credentials'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'email_taken'
  | 'invalid_transition'
  | 'edit_conflict'
  | 'survey_not_open'
  | 'survey_closed'
  | 'already_answered'
  | 'key_reused'
  | 'last_admin'
  | 'invitation_spent'
  | 'invitation_needed'
  | 'invitation_unknown'
  | 'too_large'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'unavailable';

export interface DomainErrorDetail {
  issues?: Issue[];
  /** For `rate_limited` and `unavailable`: seconds until another try makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected failure. `message` is for the person on screen and says what to do next. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, detail: DomainErrorDetail = {}) {
    super(message, { cause: detail.cause });
    this.name = 'DomainError';
    this.code = code;
    this.issues = detail.issues;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

export const notFound = (what: string) => new DomainError('not_found', `${what} was not found`);
export const forbidden = () =>
  new DomainError('forbidden', 'Your role does not allow this. Ask an admin of your company.');
export const invalid = (issues: Issue[]) =>
  new DomainError('invalid', issues[0]?.message ?? 'Some of what was sent is not valid', { issues });
