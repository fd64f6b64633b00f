import type { SessionAnswer } from '@vela/contract';
import { problemOfNewPassword } from '@vela/domain/accounts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/domain-error.ts';
import { getAccount, hashPassword, presentUser, startSession, type Caller } from '../../auth/index.ts';
import { joinMember, spendInvitation } from './invitations-store.ts';
import { getInvitee, invitationSpent } from './read-invitation.ts';
import { inPeopleTurn } from '../people-turn.ts';

export interface AcceptInvitation {
  token: string;
  firstName: string;
  lastName: string;
  password: string;
}

/** Joins by a mailed link, which is then used up, and signs in. */
export async function acceptInvitation(
  deps: Deps,
  { token, password, firstName, lastName }: AcceptInvitation,
  caller: Caller,
): Promise<SessionAnswer> {
  const { key, invitee } = await getInvitee(deps, token, caller.address);
  const problem = problemOfNewPassword(password, invitee.member.email);
  if (problem) throw invalid([{ path: 'password', message: problem }]);
  const passwordHash = await hashPassword(password);
  const place = { companyId: key.companyId, memberId: invitee.member.id };
  return inPeopleTurn(deps.db, place.companyId, async (tx) => {
    const joined = await joinMember(tx, place, { firstName, lastName, passwordHash });
    if (!joined || !(await spendInvitation(tx, key, deps.clock.now()))) throw invitationSpent();
    const account = await getAccount(tx, place);
    const session = await startSession(tx, deps, { account, caller });
    await audit(tx, deps, session.actor, {
      action: 'invitation.accepted',
      subjectType: 'member',
      subjectId: place.memberId,
    });
    return { token: session.token, user: presentUser(account) };
  });
}
