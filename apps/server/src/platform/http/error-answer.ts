import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@vela/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isResponseSerializationError } from 'fastify-type-provider-zod';
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
  last_admin: 409,
  invitation_spent: 422,
  invitation_needed: 403,
  invitation_unknown: 403,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
};

/** Turns every failure into {code, message, issues?}: the one place where a code becomes a status. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownError(error);
    if (known?.code === 'too_large') letRestGoBy(request, reply);
    if (known !== null && STATUS[known.code] < 500) return sendError(reply, known);
    request.log.error({ err: error }, 'request failed');
    reply.header('x-request-id', request.id);
    if (known !== null) return sendError(reply, known, request.id);
    return reply.status(500).send({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      requestId: request.id,
    } satisfies ErrorAnswer);
  });
}

/**
 * Closing the connection at once would break off whoever is still sending before the answer has been read. How long a
 * sender may go on is limited by the time for a request.
 */
function letRestGoBy(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  request.raw.resume();
}

export function sendError(reply: FastifyReply, error: DomainError, requestId?: string): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(error.retryAfterSeconds)));
  const answer: ErrorAnswer = { code: error.code, message: error.message };
  if (error.issues) answer.issues = error.issues;
  if (requestId !== undefined) answer.requestId = requestId;
  return reply.status(STATUS[error.code]).send(answer);
}

function knownError(error: FastifyError): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isResponseSerializationError(error)) return null;
  switch (error.statusCode) {
    case 404:
      return new DomainError('not_found', 'This does not exist');
    case 413:
      return new DomainError('too_large', 'The request is too large');
    case 415:
      return new DomainError('unsupported_media_type', 'Please send JSON');
    default:
      return isRefusal(error.statusCode) ? new DomainError('malformed', 'The request is not well-formed JSON') : null;
  }
}

const isRefusal = (status: number | undefined): boolean => status !== undefined && status >= 400 && status < 500;

/** An address that leads to no route: a part too long to be an id, or no address at all. */
export const addressError = (code: string): DomainError =>
  code === 'FST_ERR_BAD_URL'
    ? new DomainError('malformed', 'The address is not well-formed')
    : new DomainError('not_found', 'This does not exist');

/** Answers what never became a request, such as broken HTTP or endless headers. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify({ code: 'malformed', message: 'The request is not well-formed' } satisfies ErrorAnswer);
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  socket.end(`${head}\r\n\r\n${body}`);
}
