import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';

/** Takes JSON and nothing else, unless a module adds a parser of its own (uploads). */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Keys that would reach a prototype are refused while parsing.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() !== '') return void parse(request, body, done);
    if (!takesBody(request)) return done(null, undefined);
    done(new DomainError('malformed', 'The request is empty. Please send JSON.'), undefined);
  });
}

/** Clients that always name a content type must be able to call what takes no body. */
const takesBody = (request: FastifyRequest): boolean => request.routeOptions.schema?.body !== undefined;
