import type { Issue } from '@vela/contract';
import { fieldValue } from './send-request.ts';

/** What an attempt to hand in a response came to. */
export type SubmitOutcome =
  | { kind: 'accepted' }
  /** Another content had been accepted under this key before. */
  | { kind: 'already_arrived' }
  | { kind: 'already_answered' }
  /** A personal link that is none of this survey's, or that somebody has used up. */
  | { kind: 'link_unknown' }
  | { kind: 'link_used' }
  /** The key of the tokens is not the published one: what was signed with it must not be sent. */
  | { kind: 'key_mismatch' }
  | { kind: 'token_refused' }
  | { kind: 'closed' }
  | { kind: 'not_open' }
  | { kind: 'unknown' }
  | { kind: 'invalid'; issues: Issue[] }
  /** Nothing that another attempt would change. */
  | { kind: 'refused' }
  | { kind: 'retry'; reason: 'offline' | 'busy'; retryAfterMs: number };

/** Why something that is needed before the answers can be sent was not had. */
export type Refused = Exclude<SubmitOutcome, { kind: 'accepted' | 'invalid' }>;

export type Settled = Exclude<SubmitOutcome, { kind: 'retry' }>;

export interface AnswerOfServer {
  status: number;
  /** Null where it was no JSON. */
  body: unknown;
  retryAfter: string | null;
}

export function submitOutcomeOf({ status, body, retryAfter }: AnswerOfServer, nowMs: number): SubmitOutcome {
  if (status === 200 || status === 201) {
    // A hotel's sign-in page answers 200 too, and has counted nothing.
    return fieldValue(body, 'accepted') === true ? { kind: 'accepted' } : OFFLINE;
  }
  if (status >= 400 && status < 500 && /^invitation_(needed|unknown)$/.test(String(fieldValue(body, 'code')))) {
    return { kind: 'link_unknown' };
  }
  if (status === 409) return conflictOf(fieldValue(body, 'code'));
  if (status === 422) return { kind: 'invalid', issues: issuesOf(body) };
  if (status === 404) return fieldValue(body, 'code') === 'not_found' ? { kind: 'unknown' } : OFFLINE;
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    return { kind: 'retry', reason: 'busy', retryAfterMs: toMilliseconds(retryAfter, nowMs) };
  }
  return status >= 400 ? { kind: 'refused' } : OFFLINE;
}

export const OFFLINE = { kind: 'retry', reason: 'offline', retryAfterMs: 0 } as const satisfies SubmitOutcome;

function conflictOf(code: unknown): SubmitOutcome {
  switch (code) {
    case 'key_reused':
      return { kind: 'already_arrived' };
    case 'already_answered':
      return { kind: 'already_answered' };
    case 'survey_closed':
      return { kind: 'closed' };
    case 'survey_not_open':
      return { kind: 'not_open' };
    default:
      return { kind: 'refused' };
  }
}

function issuesOf(body: unknown): Issue[] {
  const issues = fieldValue(body, 'issues');
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: unknown) => {
    const path = fieldValue(issue, 'path');
    const message = fieldValue(issue, 'message');
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}

/** The header holds seconds or a date. */
function toMilliseconds(retryAfter: string | null, nowMs: number): number {
  if (retryAfter === null) return 0;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1_000;
  const dateMs = Date.parse(retryAfter);
  return Number.isNaN(dateMs) ? 0 : Math.max(0, dateMs - nowMs);
}
