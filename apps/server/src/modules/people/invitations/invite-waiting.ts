import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { companyDay } from '../company-day.ts';
import { countUninvited } from './invitations-store.ts';
import { inviteMembers } from './invite-members.ts';

/** Mails a link to everybody who is listed and holds none that works; how many there were. */
export async function inviteWaiting(deps: Deps, actor: Actor): Promise<number> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    const invited = await inviteMembers(tx, deps, actor, null);
    if (invited === 0) return 0;
    await audit(tx, deps, actor, {
      action: 'invitation.sent-to-waiting',
      subjectType: 'company',
      subjectId: companyId,
      detail: { invited },
    });
    return invited;
  });
}

/** How many an invitation of everybody who waits would be mailed to. */
export async function countWaitingPeople(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<number> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) =>
    countUninvited(tx, companyId, await companyDay(tx, deps, companyId)),
  );
}
