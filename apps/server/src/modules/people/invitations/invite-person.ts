import type { Person } from '@vela/contract';
import { permit, type Actor } from '../../../platform/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/domain-error.ts';
import { readPerson } from '../get-person.ts';
import { isInvitedSince, lockInvitee } from './invitations-store.ts';
import { inviteMember } from './invite-members.ts';
import { inPeopleTurn } from '../people-turn.ts';

/** A second click or a retry within this time means the mail that is on its way already. */
const SAME_CLICK_MS = 10_000;

/** Mails somebody a new link; the older one stops working. */
export async function invitePerson(deps: Deps, actor: Actor, memberId: string): Promise<Person> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return inPeopleTurn(deps.db, companyId, async (tx) => {
    if ((await lockInvitee(tx, { companyId, memberId })) === null) throw notFound('This person');
    const since = new Date(deps.clock.now().getTime() - SAME_CLICK_MS);
    if (!(await isInvitedSince(tx, { companyId, memberId }, since))) await inviteMember(tx, deps, actor, memberId);
    return readPerson(tx, deps, { companyId, id: memberId });
  });
}
