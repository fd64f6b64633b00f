import { ACCOUNT_MESSAGES, problemOfNewPassword } from '@vela/domain/accounts';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError, invalid } from '../../platform/domain-error.ts';
import { countFailedAttempt, forgetFailedAttempts, refuseWhileBlocked } from '../../platform/rate-limit.ts';
import { replacePasswordHash } from './accounts-store.ts';
import { accountGuard } from './auth-guards.ts';
import { getAccount } from './get-account.ts';
import { hashPassword, isPassword } from './hash-password.ts';
import { deleteResetsOf } from './password-resets-store.ts';
import { deleteSessionsOf } from './sessions-store.ts';

/** Changes the password and ends every other session of the member. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  permit(actor, 'profile.write');
  const { member } = await deps.db.inTenant(actor.companyId, (tx) => getAccount(tx, actor));
  const problem = problemOfNewPassword(newPassword, member.email);
  if (problem) throw invalid([{ path: 'newPassword', message: problem }]);
  const checked = await checkCurrent(deps, member, currentPassword);
  const next = await hashPassword(newPassword);
  await deps.db.inTenant(actor.companyId, async (tx) => {
    if (!(await replacePasswordHash(tx, actor, { checked, next }))) {
      throw new DomainError('conflict', 'The password was just changed elsewhere. Please sign in again.');
    }
    await deleteResetsOf(tx, actor.companyId, actor.memberId);
    const endedSessions = await deleteSessionsOf(tx, actor, actor.sessionId);
    const detail = { endedSessions };
    await audit(tx, deps, actor, {
      action: 'password.changed',
      subjectType: 'member',
      subjectId: actor.memberId,
      detail,
    });
  });
}

/** A stolen session must not be a place to guess the password, so wrong ones count as failed sign-ins. */
async function checkCurrent(
  deps: Deps,
  member: { email: string; passwordHash: string | null },
  currentPassword: string,
): Promise<string> {
  const guards = [accountGuard(member.email)];
  await refuseWhileBlocked(deps, guards);
  if (member.passwordHash === null || !(await isPassword(currentPassword, member.passwordHash))) {
    await countFailedAttempt(deps, guards);
    throw invalid([{ path: 'currentPassword', message: ACCOUNT_MESSAGES.wrongCurrentPassword }]);
  }
  await forgetFailedAttempts(deps, guards);
  return member.passwordHash;
}
