import { endpoints } from '@vela/contract';
import type { BackgroundWork } from '../../platform/background-work.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { countFailedAttempt, refuseWhileBlocked } from '../../platform/rate-limit.ts';
import { resetAddressGuard, resetMailGuard } from './auth-guards.ts';
import { changePassword } from './change-password.ts';
import { getMe } from './get-account.ts';
import { listSessions, revokeSession, signOut } from './own-sessions.ts';
import { registerCompany } from './register-company.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { updateProfile } from './update-profile.ts';

const DONE = { status: 200, body: { ok: true } } as const;

export function authRoutes(router: Router, deps: Deps, background: BackgroundWork): void {
  router.on(endpoints.register, async ({ body, address, userAgent }) => ({
    status: 201,
    body: await registerCompany(deps, body, { address, userAgent }),
  }));
  router.on(endpoints.login, async ({ body, address, userAgent }) => ({
    status: 200,
    body: await signIn(deps, body, { address, userAgent }),
  }));
  router.on(endpoints.logout, async ({ actor }) => {
    await signOut(deps, actor);
    return DONE;
  });
  router.on(endpoints.getMe, async ({ actor }) => ({ status: 200, body: { user: await getMe(deps, actor) } }));
  profileRoutes(router, deps);
  router.on(endpoints.forgotPassword, async ({ body, address }) => {
    const guards = [resetMailGuard(body.email), resetAddressGuard(address)];
    await refuseWhileBlocked(deps, guards);
    await countFailedAttempt(deps, guards);
    background.start(() => requestPasswordReset(deps, body.email));
    return DONE;
  });
  router.on(endpoints.resetPassword, async ({ body, address }) => {
    await resetPassword(deps, body, address);
    return DONE;
  });
}

function profileRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.updateProfile, async ({ actor, body }) => ({
    status: 200,
    body: { user: await updateProfile(deps, actor, body) },
  }));
  router.on(endpoints.changePassword, async ({ actor, body }) => {
    await changePassword(deps, actor, body);
    return DONE;
  });
  router.on(endpoints.listSessions, async ({ actor }) => ({
    status: 200,
    body: { sessions: await listSessions(deps, actor) },
  }));
  router.on(endpoints.revokeSession, async ({ actor, params }) => {
    await revokeSession(deps, actor, params.id);
    return DONE;
  });
}
