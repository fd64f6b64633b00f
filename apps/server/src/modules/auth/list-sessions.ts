import type { SignInSession } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentSession } from './account-presenter.ts';
import { listSessionsOf } from './sessions-store.ts';

/** Where the member is signed in, last used first. */
export async function listSessions(deps: Deps, actor: Actor): Promise<SignInSession[]> {
  permit(actor, 'profile.write');
  const rows = await deps.db.inTenant(actor.companyId, (tx) => listSessionsOf(tx, actor, deps.clock.now()));
  return rows.map((row) => presentSession(row, actor));
}
