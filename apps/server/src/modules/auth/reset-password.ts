import { ACCOUNT_MESSAGES, problemOfNewPassword } from '@vela/domain/accounts';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/domain-error.ts';
import { countFailedAttempt, liftBlock, refuseWhileBlocked } from '../../platform/rate-limit.ts';
import { readTenantToken, type TenantTokenKey } from '../../platform/tenant-token.ts';
import { setPasswordHash, type AccountRow } from './accounts-store.ts';
import { accountGuard, resetAddressGuard } from './auth-guards.ts';
import { getAccount } from './get-account.ts';
import { hashPassword } from './hash-password.ts';
import { maySignInNow } from './authenticate.ts';
import { deleteResetsOf, findLiveReset, spendReset } from './password-resets-store.ts';
import { deleteSessionsOf } from './sessions-store.ts';

/** Sets a new password by a mailed link, which is then used up, and ends all sessions. */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  const guards = [resetAddressGuard(address)];
  await refuseWhileBlocked(deps, guards);
  const key = readTenantToken(token);
  const account = key && (await findAccountOf(deps, key));
  if (!key || !account) {
    await countFailedAttempt(deps, guards);
    throw linkSpent();
  }
  const problem = problemOfNewPassword(password, account.member.email);
  if (problem) throw invalid([{ path: 'password', message: problem }]);
  const passwordHash = await hashPassword(password);
  await store(deps, { key, account, passwordHash, address });
  // Whoever proved to own the mailbox need not wait for the guesses of others.
  await liftBlock(deps, accountGuard(account.member.email));
}

const linkSpent = () => invalid([{ path: 'token', message: ACCOUNT_MESSAGES.resetLinkSpent }]);

function findAccountOf(deps: Deps, key: TenantTokenKey): Promise<AccountRow | null> {
  return deps.db.inTenant(key.companyId, async (tx) => {
    const now = deps.clock.now();
    const memberId = await findLiveReset(tx, key, now);
    if (memberId === null) return null;
    const account = await getAccount(tx, { companyId: key.companyId, memberId });
    return maySignInNow(account.member, account.company.timeZone, now) ? account : null;
  });
}

interface NewPassword {
  key: TenantTokenKey;
  account: AccountRow;
  passwordHash: string;
  address: string;
}

async function store(deps: Deps, { key, account: { member }, passwordHash, address }: NewPassword): Promise<void> {
  const place = { companyId: key.companyId, memberId: member.id };
  await deps.db.inTenant(key.companyId, async (tx) => {
    if (!(await spendReset(tx, key, deps.clock.now()))) throw linkSpent();
    await setPasswordHash(tx, place, passwordHash);
    await deleteResetsOf(tx, key.companyId, member.id);
    const endedSessions = await deleteSessionsOf(tx, place, null);
    const name = `${member.firstName} ${member.lastName}`;
    const actor: Actor = { ...place, sessionId: '', name, role: member.role, address };
    const detail = { endedSessions };
    await audit(tx, deps, actor, { action: 'password.reset', subjectType: 'member', subjectId: member.id, detail });
  });
}
