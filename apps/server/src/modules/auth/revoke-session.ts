import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/domain-error.ts';
import { deleteSession } from './sessions-store.ts';

/** Ends one of the member's own sessions. */
export async function revokeSession(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  permit(actor, 'profile.write');
  await deps.db.inTenant(actor.companyId, async (tx) => {
    if (!(await deleteSession(tx, actor, sessionId))) throw notFound('This session');
    await audit(tx, deps, actor, { action: 'session.revoked', subjectType: 'session', subjectId: sessionId });
  });
}
