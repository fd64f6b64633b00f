import { createBackgroundWork, type BackgroundWork } from '../../platform/background-work.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/module.ts';
import { authRoutes } from './auth-routes.ts';

export { authenticate } from './authenticate.ts';
export { hashPassword } from './hash-password.ts';

/** One for each application, so that a server waits for its own work alone when it stops. */
const backgrounds = new WeakMap<Deps, BackgroundWork>();

function backgroundOf(deps: Deps): BackgroundWork {
  const existing = backgrounds.get(deps);
  if (existing) return existing;
  const created = createBackgroundWork('auth', deps.log);
  backgrounds.set(deps, created);
  return created;
}

export const authModule: ServerModule = {
  name: 'auth',
  routes: (router, deps) => authRoutes(router, deps, backgroundOf(deps)),
  stop: (deps) => backgroundOf(deps).settle(),
};
