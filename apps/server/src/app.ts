import type { Endpoint } from '@vela/contract';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Deps } from './platform/deps.ts';
import { addressError, answerBrokenConnection, answerErrors, sendError } from './platform/http/error-answer.ts';
import { acceptJsonBodies } from './platform/http/json-bodies.ts';
import { describeRoutes, serveDescription } from './platform/http/openapi.ts';
import { logRequests } from './platform/http/request-log.ts';
import { createRouter, type Authenticate } from './platform/http/routes.ts';
import { acceptUploads } from './platform/http/uploads.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { compileValidator } from './platform/http/validate-request.ts';
import { serveWebFiles } from './platform/http/web-files.ts';
import type { ServerModule } from './platform/module.ts';

/** The largest request that the contract allows: 100 answers and 100 comments of 5,000 characters of three bytes each. */
const BODY_LIMIT_BYTES = 4_000_000;
/** Enough for the largest request over the slowest phone; whoever dribbles longer holds a connection for nothing. */
const REQUEST_TIMEOUT_MS = 120_000;

export interface AppOptions {
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
