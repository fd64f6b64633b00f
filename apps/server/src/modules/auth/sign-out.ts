import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteSession } from './sessions-store.ts';

/** Ends the session that the call was made with. */
export async function signOut(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.inTenant(actor.companyId, async (tx) => {
    if (!(await deleteSession(tx, actor, actor.sessionId))) return;
    await audit(tx, deps, actor, { action: 'session.ended', subjectType: 'session', subjectId: actor.sessionId });
  });
}
