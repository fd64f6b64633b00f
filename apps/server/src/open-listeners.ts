import Fastify, { LogController, type FastifyInstance } from 'fastify';
import path from 'node:path';
import { buildApp } from './app.ts';
import { jobKinds, modules } from './modules.ts';
import { authenticate } from './modules/auth/index.ts';
import type { Config } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { addHealthRoutes, addMetricsRoute } from './platform/health-routes.ts';
import { addJobMetrics } from './platform/jobs/job-metrics.ts';
import { listen } from './platform/listen.ts';
import { PROJECT_ROOT } from './platform/project-root.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import type { StopSteps } from './platform/shutdown.ts';

const WEB_ROOT = path.join(PROJECT_ROOT, 'apps', 'web', 'dist');
const IN_FLIGHT_LIMIT_MS = 10_000;

export type Addresses = { web: string | null; service: string | null; metrics: string | null };
type Opening = {
  readonly config: Config;
  readonly deps: Deps;
  readonly steps: StopSteps;
  readonly addresses: Addresses;
};

/** Opens the ports of the configured role and notes their addresses. A worker listens too, for health and metrics alone. */
export async function openListeners({ config, deps, steps, addresses }: Opening): Promise<void> {
  const { role, port, servicePort, metricsPort } = config;
  const metrics = createMetrics();
  addJobMetrics(
    metrics.registry,
    deps,
    jobKinds.map(({ name }) => name),
  );
  const open = async (
    app: FastifyInstance,
    at: { port: number; variable: 'PORT' | 'SERVICE_PORT' | 'METRICS_PORT' },
  ) => {
    addHealthRoutes(app, { ping: () => deps.db.ping(), isStopping: () => steps.isStopping() });
    // With a port of their own the metrics are nowhere else: the others may be open to the world.
    if (metricsPort === null || at.variable === 'METRICS_PORT') addMetricsRoute(app, metrics.registry);
    const address = await listen(app, { host: config.host, ...at });
    steps.add(`listener of ${at.variable}`, () => closeListener(app));
    return address;
  };
  if (metricsPort !== null)
    addresses.metrics = await open(operationsApp(deps), { port: metricsPort, variable: 'METRICS_PORT' });
  if (role === 'worker') await open(operationsApp(deps), { port, variable: 'PORT' });
  if (role === 'web' || role === 'all')
    addresses.web = await open(await api({ config, deps, metrics }, 'web'), { port, variable: 'PORT' });
  if (role === 'service' || role === 'all') {
    addresses.service = await open(await api({ config, deps, metrics }, 'service'), {
      port: servicePort,
      variable: 'SERVICE_PORT',
    });
  }
}

async function api(
  { config, deps, metrics }: Pick<Opening, 'config' | 'deps'> & { metrics: Metrics },
  listener: 'web' | 'service',
): Promise<FastifyInstance> {
  const app = await buildApp({
    deps,
    modules,
    authenticate: (token) => authenticate(deps, token),
    listener,
    webRoot: WEB_ROOT,
    trustedProxies: config.trustedProxies,
  });
  metrics.observe(app);
  return app;
}

const operationsApp = (deps: Deps): FastifyInstance =>
  Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });

/** Takes no new requests and lets running ones finish; whoever has not by then is cut off. */
async function closeListener(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT_LIMIT_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
