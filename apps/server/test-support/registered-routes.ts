import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { buildApp } from '../src/app.ts';
import { modules } from '../src/modules.ts';
import { authenticate } from '../src/modules/auth/index.ts';
import type { Deps } from '../src/platform/deps.ts';
import { addHealthRoutes, addMetricsRoute } from '../src/platform/health-routes.ts';
import type { ServerModule } from '../src/platform/module.ts';

export interface RegisteredRoute {
  method: string;
  /** As Fastify has it, e.g. `/api/surveys/:id`. */
  url: string;
}

/** Every route that the main listener answers, with a web app of one file. */
export async function registeredRoutes(deps: Deps): Promise<RegisteredRoute[]> {
  const routes: RegisteredRoute[] = [];
  const recorder: ServerModule = {
    name: 'recorder',
    pages: (app) => {
      app.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat().filter((name) => name !== 'HEAD')) routes.push({ method: one, url });
      });
    },
  };
  const webRoot = mkdtempSync(path.join(tmpdir(), 'vela-web-'));
  try {
    for (const file of ['index.html', 'file-of-the-app.js']) writeFileSync(path.join(webRoot, file), '');
    const app = await buildApp({
      deps,
      // First, so that it hears of all the others.
      modules: [recorder, ...modules],
      authenticate: (token) => authenticate(deps, token),
      listener: 'web',
      webRoot,
    });
    addOperations(app, deps);
    await app.ready();
    await app.close();
  } finally {
    rmSync(webRoot, { recursive: true });
  }
  return routes;
}

/** The second listener, to be asked what it answers. */
export async function serviceListener(deps: Deps): Promise<FastifyInstance> {
  const app = await buildApp({
    deps,
    modules,
    authenticate: (token) => authenticate(deps, token),
    listener: 'service',
  });
  addOperations(app, deps);
  await app.ready();
  return app;
}

function addOperations(app: FastifyInstance, deps: Deps): void {
  addHealthRoutes(app, { ping: () => deps.db.ping(), isStopping: () => false });
  addMetricsRoute(app, new Registry());
}
