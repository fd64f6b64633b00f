import { errorSchema, type Endpoint } from '@vela/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { permit, type Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';
import { sendFile, type FileBody } from './file-answer.ts';
import { withUpload, type Upload } from './uploads.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type ActorOf<E extends Endpoint> = E['access'] extends 'member' ? Actor : undefined;
type BodyOf<E extends Endpoint, S extends z.ZodType> = E['produces'] extends string ? FileBody : z.input<S>;
type AnswerOf<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: E['responses'][S] extends z.ZodType
    ? { status: S; body: BodyOf<E, E['responses'][S]> }
    : never;
}[keyof E['responses'] & number];

export interface Call<E extends Endpoint> {
  actor: ActorOf<E>;
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  headers: Parsed<E['headers']>;
  upload: E['upload'] extends object ? Upload : undefined;
  /** For rate limits alone. Routes of respondents must not read it. */
  address: string;
  userAgent: string;
  /** The bearer token as sent, for the routes that end its session. */
  token: string | null;
}

/** Finds who a bearer token belongs to; the auth module provides it. */
export type Authenticate = (token: string) => Promise<Omit<Actor, 'address'> | null>;

/** Registers described calls on an application: validation, sign-in and permission come from the description. */
export interface Router {
  on<const E extends Endpoint, const A extends AnswerOf<E>>(endpoint: E, handle: (call: Call<E>) => Promise<A>): void;
}

export function createRouter(
  app: FastifyInstance,
  authenticate: Authenticate,
  accepts: (endpoint: Endpoint) => boolean,
): Router {
  return {
    on(endpoint, handle) {
      if (!accepts(endpoint)) return;
      app.route({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
        schema: routeSchema(endpoint),
        config: { takesUpload: endpoint.upload !== undefined },
        // Signing in comes before validation: a stranger learns nothing about what a call takes.
        ...(endpoint.access === 'member'
          ? { preValidation: (request) => signIn(request, endpoint, authenticate) }
          : {}),
        handler: async (request, reply) => {
          const run = (upload?: Upload) =>
            // Safe: the validator compiled from this very description has parsed the request.
            handle(callOf(request, upload) as unknown as Parameters<typeof handle>[0]);
          const answer = endpoint.upload ? await withUpload(request, endpoint.upload, run) : await run();
          return send(reply, endpoint, answer);
        },
      });
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

function routeSchema(endpoint: Endpoint) {
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.access === 'member' ? { security: [{ bearer: [] }] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(endpoint.headers ? { headers: endpoint.headers } : {}),
    ...(endpoint.upload ? { consumes: ['multipart/form-data'] } : {}),
    ...(endpoint.produces ? { produces: [endpoint.produces] } : {}),
    response: { ...endpoint.responses, default: errorSchema },
  };
}

function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

type MemberEndpoint = Extract<Endpoint, { access: 'member' }>;

async function signIn(request: FastifyRequest, endpoint: MemberEndpoint, authenticate: Authenticate): Promise<void> {
  const token = bearerToken(request);
  const member = token === null ? null : await authenticate(token);
  if (member === null) throw new DomainError('unauthenticated', 'Please sign in to continue');
  const actor = { ...member, address: request.ip };
  permit(actor, endpoint.permission);
  request.actor = actor;
}

function callOf(request: FastifyRequest, upload: Upload | undefined) {
  return {
    upload,
    actor: request.actor ?? undefined,
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    // Looked up where it is asked for: the system has to be asked for it, and respondents' routes do not.
    get address() {
      return request.ip;
    },
    userAgent: request.headers['user-agent'] ?? '',
    token: bearerToken(request),
  };
}

function send(reply: FastifyReply, endpoint: Endpoint, answer: { status: number; body: unknown }) {
  reply.status(answer.status);
  // Safe: the type of the call's handler asks for a file where the description says one.
  return endpoint.produces ? sendFile(reply, answer.body as FileBody, endpoint.produces) : reply.send(answer.body);
}
