import type { SignInSession } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/domain-error.ts';
import { presentSession } from './account-presenter.ts';
import { listSessionsOf, deleteSession } from './sessions-store.ts';

/** Where the member is signed in, last used first. */
export async function listSessions(deps: Deps, actor: Actor): Promise<SignInSession[]> {
  permit(actor, 'profile.write');
  const rows = await deps.db.inTenant(actor.companyId, (tx) => listSessionsOf(tx, actor, deps.clock.now()));
  return rows.map((row) => presentSession(row, actor));
}

/** Ends one of the member's own sessions. */
export async function revokeSession(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  permit(actor, 'profile.write');
  await deps.db.inTenant(actor.companyId, async (tx) => {
    if (!(await deleteSession(tx, actor, sessionId))) throw notFound('This session');
    await audit(tx, deps, actor, { action: 'session.revoked', subjectType: 'session', subjectId: sessionId });
  });
}

/** Ends the session that the call was made with. */
export async function signOut(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.inTenant(actor.companyId, async (tx) => {
    if (!(await deleteSession(tx, actor, actor.sessionId))) return;
    await audit(tx, deps, actor, { action: 'session.ended', subjectType: 'session', subjectId: actor.sessionId });
  });
}
