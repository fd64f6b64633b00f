import type { Tx } from '@vela/db';
import type { Actor } from '../../../platform/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { queueMails } from '../../../platform/mail-store.ts';
import { companyDay } from '../company-day.ts';
import { invitationMail } from './invitation-mail.ts';
import { getCompanyName, insertInvitations, listWaiting, revokeExpiredInvitations } from './invitations-store.ts';
import { makeInvitation } from './make-invitation.ts';

/** Mails a link to those of the chosen, or of everybody, who have not joined and hold none that works; how many there were. */
export async function inviteMembers(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids' | 'publicUrl'>,
  actor: Actor,
  memberIds: ReadonlySet<string> | null,
): Promise<number> {
  const { companyId } = actor;
  const { now, today } = await companyDay(tx, deps, companyId);
  const companyName = await getCompanyName(tx, companyId);
  await revokeExpiredInvitations(tx, companyId, now);
  const waiting = await listWaiting(tx, companyId, { today, now });
  const made = waiting
    .filter(({ id }) => memberIds === null || memberIds.has(id))
    .map((to) => ({ to, ...makeInvitation(deps, actor, to.id) }));
  // Whoever was invited by somebody else at this moment has that link and needs no second one.
  const invited = await insertInvitations(
    tx,
    made.map(({ row }) => row),
  );
  const mails = made
    .filter(({ to }) => invited.has(to.id))
    .map(({ to, token }) => invitationMail(deps, { companyId, companyName, invitedBy: actor.name, to, token }));
  if (mails.length > 0) await queueMails(tx, deps, mails);
  return mails.length;
}
