import type { Person } from '@vela/contract';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError, notFound } from '../../../platform/domain-error.ts';
import { readPerson } from '../get-person.ts';
import { lockInvitee, revokeInvitationsOf } from './invitations-store.ts';
import { inPeopleTurn } from '../people-turn.ts';

/** Ends the link that was mailed to somebody. */
export async function revokeInvitation(deps: Deps, actor: Actor, memberId: string): Promise<Person> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return inPeopleTurn(deps.db, companyId, async (tx) => {
    const invitee = await lockInvitee(tx, { companyId, memberId });
    if (invitee === null) throw notFound('This person');
    if (invitee.member.status === 'active') throw new DomainError('conflict', PEOPLE_MESSAGES.alreadyJoined);
    const revoked = await revokeInvitationsOf(tx, { companyId, memberId }, deps.clock.now());
    if (revoked > 0) {
      await audit(tx, deps, actor, { action: 'invitation.revoked', subjectType: 'member', subjectId: memberId });
    }
    return readPerson(tx, deps, { companyId, id: memberId });
  });
}
