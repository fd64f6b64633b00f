import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = { readonly registry: Registry; observe(app: FastifyInstance): void };

/** Figures of the process and of its requests. Routes are named by their pattern, so no id or person ever becomes a label. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'vela_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    observe: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          status: String(reply.statusCode),
        };
        durations.observe(labels, reply.elapsedTime / 1000);
        done();
      });
    },
  };
}
