import type { Tx } from '@vela/db';
import { hasLeft, PEOPLE_MESSAGES, INVITATION_DAYS } from '@vela/domain/people';
import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError, notFound } from '../../../platform/domain-error.ts';
import { queueMails, queueMail } from '../../../platform/mail-store.ts';
import { makeTenantToken, readTenantToken } from '../../../platform/tenant-token.ts';
import { companyDay } from '../company-day.ts';
import { invitationMail } from '../people-mails.ts';
import {
  getCompanyName,
  insertInvitations,
  listWaiting,
  revokeExpiredInvitations,
  lockInvitee,
  revokeInvitationsOf,
  type NewInvitation,
} from './invitations-store.ts';

const DAY_MS = 86_400_000;

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

/** A link for a member and the row that remembers it. The link is told once; only its hash is kept. */
export function makeInvitation(
  deps: Pick<Deps, 'clock' | 'ids'>,
  actor: Pick<Actor, 'companyId' | 'memberId'>,
  memberId: string,
): { token: string; row: NewInvitation } {
  const token = makeTenantToken(actor.companyId, deps.ids.newSecret());
  const key = readTenantToken(token);
  if (key === null) throw new Error('A token that was just made must be readable');
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
  const row = { ...key, id: deps.ids.newId(), memberId, invitedBy: actor.memberId, createdAt, expiresAt };
  return { token, row };
}
