import type { ErrorAnswer } from '@vela/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { DomainError, type ErrorCode } from '../domain-error.ts';

const STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  invalid: 422,
  unauthenticated: 401,
  wrong_credentials: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  email_taken: 409,
  invalid_transition: 409,
  edit_conflict: 409,
  survey_not_open: 409,
  survey_closed: 409,
  already_answered: 409,
  key_reused: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
};

/** Turns every failure into {code, message, issues?}: the one place where a code becomes a status. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownError(error);
    if (known === null) {
      request.log.error({ err: error }, 'request failed');
      return reply.status(500).send({
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
        requestId: request.id,
      } satisfies ErrorAnswer);
    }
    if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(known.retryAfterSeconds)));
    const answer: ErrorAnswer = { code: known.code, message: known.message };
    if (known.issues) answer.issues = known.issues;
    return reply.status(STATUS[known.code]).send(answer);
  });
}

function knownError(error: FastifyError): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isResponseSerializationError(error)) return null;
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error);
  switch (error.statusCode) {
    case 400:
      return new DomainError('malformed', 'The request is not well-formed JSON');
    case 413:
      return new DomainError('too_large', 'The request is too large');
    case 415:
      return new DomainError('unsupported_media_type', 'Please send JSON');
    default:
      return null;
  }
}

function validationError(
  error: FastifyError & { validation: { instancePath: string; message?: string }[] },
): DomainError {
  // An id in the path that can't be one names nothing that exists.
  if (error.validationContext === 'params') return new DomainError('not_found', 'This does not exist');
  const issues = error.validation.map((problem) => ({
    path: problem.instancePath.split('/').filter(Boolean).join('.'),
    message: problem.message ?? 'Not valid',
  }));
  return new DomainError('invalid', issues[0]?.message ?? 'Not valid', { issues });
}
