import { APICallError } from 'ai';

/** Why a language model gave nothing usable, in words for the screen. */
export const FAILURE_REASONS = {
  slow: 'The language model did not answer in time',
  unreachable: 'The language model could not be reached',
  refused: 'The language model refused the request',
  failed: 'The language model reported an error',
  spent: 'The language model has been asked as often as it may be today',
  invalid: 'The language model gave no usable answer, twice',
} as const;

export type FailureReason = keyof typeof FAILURE_REASONS;

export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause: unknown) {
    super(FAILURE_REASONS[reason], { cause });
    this.reason = reason;
  }
}

/** What went wrong, from whatever the provider's client threw. */
export function toModelFailure(error: unknown, isTimeUp: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (isTimeUp) return new ModelFailure('slow', error);
  if (!APICallError.isInstance(error)) return new ModelFailure('failed', error);
  if (error.statusCode === undefined) return new ModelFailure('unreachable', error);
  return new ModelFailure(error.statusCode >= 400 && error.statusCode < 500 ? 'refused' : 'failed', error);
}
