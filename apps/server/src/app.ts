import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import type { Endpoint } from '@vela/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Deps } from './platform/deps.ts';
import { answerErrors } from './platform/http/error-answer.ts';
import { createRouter, type Authenticate } from './platform/http/routes.ts';
import type { ServerModule } from './platform/module.ts';

/** The largest request: a survey of 100 long questions needs a tenth of it. */
const BODY_LIMIT_BYTES = 1_000_000;

export interface AppOptions {
  deps: Deps;
  modules: ServerModule[];
  authenticate: Authenticate;
  /** 'web': every call and page. 'service': only the calls of the review-and-AI service. */
  listener: 'web' | 'service';
}

/** The HTTP application without listening, so that tests can call it. */
export async function buildApp({ deps, modules, authenticate, listener }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    bodyLimit: BODY_LIMIT_BYTES,
    // Requests of respondents must not be logged with address, agent or id, so no route logs by itself.
    disableRequestLogging: true,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  answerErrors(app);
  await app.register(helmet, { global: true, contentSecurityPolicy: false });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vela', version: '0.1.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });
  const accepts = (endpoint: Endpoint) => listener === 'web' || endpoint.service === true;
  const router = createRouter(app, authenticate, accepts);
  for (const module of modules) {
    module.routes?.(router, deps);
    if (listener === 'web') await module.pages?.(app, deps);
  }
  return app;
}
