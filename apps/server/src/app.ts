import { validationWords, type Endpoint } from '@vela/contract';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest, type FastifySchemaCompiler } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Deps } from './platform/deps.ts';
import { DomainError, invalid } from './platform/domain-error.ts';
import { addressError, answerBrokenConnection, answerErrors, sendError } from './platform/http/error-answer.ts';
import { describeRoutes, serveDescription } from './platform/http/openapi.ts';
import { createRouter, type Authenticate } from './platform/http/routes.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { acceptUploads } from './platform/http/uploads.ts';
import { serveWebFiles } from './platform/http/web-files.ts';
import type { ServerModule } from './platform/module.ts';

/** The largest request that the contract allows: 100 answers and 100 comments of 5,000 characters of three bytes each. */
const BODY_LIMIT_BYTES = 4_000_000;
/** Enough for the largest request over the slowest phone; whoever dribbles longer holds a connection for nothing. */
const REQUEST_TIMEOUT_MS = 120_000;
/** What respondents call. Even a line without their address would tell the second in which somebody answered. */
const RESPONDENT_ROUTES = /^\/(api\/public|survey|survey-assets)(\/|$)/;

interface AppOptions {
  deps: Deps;
  modules: ServerModule[];
  authenticate: Authenticate;
  /** 'web': every call and page. 'service': only the calls of the review-and-AI service. */
  listener: 'web' | 'service';
  /** Folder of the built web app; without one only the API answers. */
  webRoot?: string;
  /** Proxies whose word about a client's address counts, e.g. `10.0.0.0/8`; none by default. */
  trustedProxies?: readonly string[];
}

/** The HTTP application without listening, so that tests can call it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, modules, authenticate, listener } = options;
  const app = createApp(deps, options.trustedProxies ?? []);
  answerErrors(app);
  acceptJsonBodies(app);
  await acceptUploads(app);
  logRequests(app, deps.log);
  setSecurityHeaders(app);
  await describeRoutes(app);
  const accepts = (endpoint: Endpoint) => listener === 'web' || endpoint.service === true;
  const router = createRouter(app, authenticate, accepts);
  for (const module of modules) {
    module.routes?.(router, deps, modules);
    if (listener === 'web') await module.pages?.(app, deps);
  }
  if (listener === 'web') await serveDescription(app);
  await serveWebFiles(app, listener === 'web' ? (options.webRoot ?? null) : null);
  return app;
}

function createApp(deps: Deps, trustedProxies: readonly string[]): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // The lines that Fastify writes name addresses; the ones that may be written are ours.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    genReqId: () => deps.ids.newId(),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => void sendError(reply, addressError(error.code)),
    clientErrorHandler: answerBrokenConnection,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  return app;
}

/** Takes JSON and nothing else, unless a module adds a parser of its own (uploads). */
function acceptJsonBodies(app: FastifyInstance): void {
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

/** One line a request: method, route, status and duration. No address, agent, id or query. */
function logRequests(app: FastifyInstance, log: Deps['log']): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (!RESPONDENT_ROUTES.test(route) && !RESPONDENT_ROUTES.test(request.url)) {
      log.info(
        { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      );
    }
    done();
  });
}

/** Checks a part of a request against its schema, and words what is refused for the person on screen. */
const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const { success, data: value, error } = schema.safeParse(data, { error: validationWords });
    return success ? { value } : { error: refusalOf(error.issues, httpPart) };
  };

function refusalOf(issues: z.core.$ZodIssue[], httpPart: string | undefined): DomainError {
  // An id in the path that can't be one names nothing that exists.
  if (httpPart === 'params') return new DomainError('not_found', 'This does not exist');
  return invalid(issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}
