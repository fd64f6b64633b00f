import { permit, type Actor } from '../../../platform/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { companyDay } from '../company-day.ts';
import { countUninvited } from './invitations-store.ts';

/** How many an invitation of everybody who waits would be mailed to. */
export async function countWaitingPeople(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<number> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) =>
    countUninvited(tx, companyId, await companyDay(tx, deps, companyId)),
  );
}
