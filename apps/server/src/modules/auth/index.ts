import { createBackgroundWork } from '../../platform/background-work.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/module.ts';
import { oncePer } from '../../platform/once-per.ts';
import { releaseEmail } from './accounts-store.ts';
import { authRoutes } from './auth-routes.ts';
import { listPasswordResets } from './password-resets-store.ts';
import { listPersonSessions } from './sessions-store.ts';

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
  personalData: {
    columns: {
      'sessions.member_id': { erasing: 'removes', download: 'shows' },
      'password_resets.member_id': { erasing: 'removes', download: 'shows' },
      'email_directory.member_id': { erasing: 'removes', download: { omits: 'The address stands in the profile.' } },
    },
    // Sessions and links have ended by then, as with everybody who is deactivated.
    erase: (tx, person) => releaseEmail(tx, person.email, person),
    collect: async (tx, person) => ({
      sessions: await listPersonSessions(tx, person),
      passwordResets: await listPasswordResets(tx, person),
    }),
  },
  stop: (deps) => backgroundOf(deps).settle(),
};
