import type { Tx } from '@vela/db';
import { hasLeft, PEOPLE_MESSAGES } from '@vela/domain/people';
import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError, notFound } from '../../../platform/domain-error.ts';
import { queueMail } from '../../../platform/mail-store.ts';
import { companyDay } from '../company-day.ts';
import { invitationMail } from './invitation-mail.ts';
import { insertInvitations, lockInvitee, revokeInvitationsOf } from './invitations-store.ts';
import { makeInvitation } from './make-invitation.ts';

/** Mails a link to somebody who has not joined yet, in the transaction of the caller. An older link stops working. */
export async function inviteMember(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids' | 'publicUrl'>,
  actor: Actor,
  memberId: string,
): Promise<void> {
  const { companyId } = actor;
  const { now, today } = await companyDay(tx, deps, companyId);
  const invitee = await lockInvitee(tx, { companyId, memberId });
  if (invitee === null || invitee.member.erasedAt !== null) throw notFound('This person');
  if (invitee.member.status === 'active') throw new DomainError('conflict', PEOPLE_MESSAGES.alreadyJoined);
  if (invitee.member.status === 'deactivated' || hasLeft(invitee.member, today)) {
    throw new DomainError('conflict', PEOPLE_MESSAGES.notInvitable);
  }
  const replaced = await revokeInvitationsOf(tx, { companyId, memberId }, now);
  const { token, row } = makeInvitation(deps, actor, memberId);
  // Whom an invitation of everybody has reached at this very moment needs no second link.
  if ((await insertInvitations(tx, [row])).size === 0) return;
  const { companyName, member: to } = invitee;
  await queueMail(tx, deps, invitationMail(deps, { companyId, companyName, invitedBy: actor.name, to, token }));
  const detail = { expiresAt: row.expiresAt.toISOString(), replacesEarlier: replaced > 0 };
  await audit(tx, deps, actor, { action: 'invitation.sent', subjectType: 'member', subjectId: memberId, detail });
}
