import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** What respondents call. Even a line without their address would tell the second in which somebody answered. */
const RESPONDENT_ROUTES = /^\/(api\/public|survey|survey-assets)(\/|$)/;

/** One line a request: method, route, status and duration. No address, agent, id or query. */
export function logRequests(app: FastifyInstance, log: Deps['log']): void {
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
