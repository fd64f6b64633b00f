import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Router } from './http/routes.ts';

/** What one product area adds to the server. */
export interface ServerModule {
  name: string;
  /** The area's described calls. */
  routes?: (router: Router, deps: Deps) => void;
  /** Pages and files that are no described calls; on the main listener only. */
  pages?: (app: FastifyInstance, deps: Deps) => void | Promise<void>;
  /** Work before the first request. What it answers is shown to whoever starts the server, e.g. how to sign in. */
  start?: (deps: Deps) => Promise<string | undefined>;
  /** Work left when the server stops, e.g. responses that wait for their commit. */
  stop?: (deps: Deps) => Promise<void>;
}
