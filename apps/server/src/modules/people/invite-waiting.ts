import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMails } from '../../platform/mail-store.ts';
import { companyDay } from './company-day.ts';
import { invitationMail } from './invitation-mail.ts';
import { getCompanyName, insertInvitations, listWaiting, revokeExpiredInvitations } from './invitations-store.ts';
import { makeInvitation } from './make-invitation.ts';

/** Mails a link to everybody who is listed and holds none that works; how many there were. */
export async function inviteWaiting(deps: Deps, actor: Actor): Promise<number> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    const { now, today } = await companyDay(tx, deps, companyId);
    const companyName = await getCompanyName(tx, companyId);
    await revokeExpiredInvitations(tx, companyId, now);
    const waiting = await listWaiting(tx, companyId, { today, now });
    const made = waiting.map((to) => ({ to, ...makeInvitation(deps, actor, to.id) }));
    // Whoever was invited by somebody else at this moment has that link and needs no second one.
    const invited = await insertInvitations(
      tx,
      made.map(({ row }) => row),
    );
    const mails = made
      .filter(({ to }) => invited.has(to.id))
      .map(({ to, token }) => invitationMail(deps, { companyId, companyName, invitedBy: actor.name, to, token }));
    if (mails.length === 0) return 0;
    await queueMails(tx, deps, mails);
    await audit(tx, deps, actor, {
      action: 'invitation.sent-to-waiting',
      subjectType: 'company',
      subjectId: companyId,
      detail: { invited: mails.length },
    });
    return mails.length;
  });
}
