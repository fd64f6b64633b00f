import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildApp } from './app.ts';
import { jobKinds, modules } from './modules.ts';
import { authenticate } from './modules/auth/index.ts';
import type { Config } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { addHealthRoutes, addMetricsRoute, createMetrics, type Metrics } from './platform/health-routes.ts';
import { addJobMetrics } from './platform/jobs/job-metrics.ts';
import { PROJECT_ROOT } from './platform/project-root.ts';
import type { StopSteps } from './platform/shutdown.ts';
import { StartupError } from './platform/startup-error.ts';

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

type Listening = {
  readonly host: string;
  readonly port: number;
  readonly variable: 'PORT' | 'SERVICE_PORT' | 'METRICS_PORT';
};

/** Opens a port and answers its address as a link that works in a browser on this machine. */
async function listen(app: FastifyInstance, { host, port, variable }: Listening): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    throw new StartupError(problem(cause, { host, port, variable }), { cause });
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('a listener without an address');
  return linkTo(host, address);
}

function problem(cause: unknown, { host, port, variable }: Listening): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return `${variable} ${port} is already in use on ${host}. Set ${variable} to another port, or to 0 for any free one.`;
    case 'EACCES':
      return `${variable} ${port} may not be opened by this account. Set ${variable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine.`;
    default:
      return `${variable} ${port} can't be opened on ${host} (${String(code ?? cause)}).`;
  }
}

/** An address that stands for all of this machine's is nothing one could open. */
function linkTo(host: string, { port, address, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  if (host === 'localhost') return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
