import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

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
