import type { FastifyInstance } from 'fastify';
import { Registry, collectDefaultMetrics, Histogram } from 'prom-client';

/** A database that takes longer to say hello is of no use to a request either. */
const PING_LIMIT_MS = 2_000;

type Health = {
  /** Settles when the database answers. */
  readonly ping: () => Promise<void>;
  readonly isStopping: () => boolean;
};

/** For whoever watches the process: does it live, and may requests be sent to it. */
export function addHealthRoutes(app: FastifyInstance, health: Health): void {
  const options = { schema: { hide: true }, logLevel: 'silent' } as const;
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    const reason = health.isStopping() ? 'stopping' : await databaseProblem(health.ping);
    return reason === null ? { status: 'ready' } : reply.status(503).send({ status: 'unavailable', reason });
  });
}

export function addMetricsRoute(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

async function databaseProblem(ping: () => Promise<void>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('the database does not answer in time'), PING_LIMIT_MS);
  });
  try {
    return await Promise.race([
      ping().then(
        () => null,
        () => 'the database does not answer',
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

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
