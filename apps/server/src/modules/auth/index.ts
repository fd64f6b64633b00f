import { createBackgroundWork } from '../../platform/background-work.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/module.ts';
import { oncePer } from '../../platform/once-per.ts';
import { authRoutes } from './auth-routes.ts';

export { claimEmail, releaseEmail } from './accounts-store.ts';
export { authenticate } from './authenticate.ts';
export { getAccount } from './get-account.ts';
export { hashPassword } from './hash-password.ts';
export { deleteResetsOf } from './password-resets-store.ts';
export { deleteSessionsOf } from './sessions-store.ts';
export { startSession, type Caller } from './start-session.ts';
export { presentUser } from './account-presenter.ts';

/** One for each application, so that a server waits for its own work alone when it stops. */
const backgroundOf = oncePer((deps: Deps) => createBackgroundWork('auth', deps.log));

export const authModule: ServerModule = {
  name: 'auth',
  routes: (router, deps) => authRoutes(router, deps, backgroundOf(deps)),
  stop: (deps) => backgroundOf(deps).settle(),
};
