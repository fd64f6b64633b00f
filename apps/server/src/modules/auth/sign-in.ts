import type { SessionAnswer } from '@vela/contract';
import { ACCOUNT_MESSAGES } from '@vela/domain/accounts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { countFailedAttempt, forgetFailedAttempts, refuseWhileBlocked } from '../../platform/rate-limit.ts';
import { findAccount, findAccountPlace, type AccountRow } from './accounts-store.ts';
import { accountGuard, addressGuard } from './auth-guards.ts';
import { isPassword } from './hash-password.ts';
import { maySignInNow } from './authenticate.ts';
import { startSession, type Caller } from './start-session.ts';
import { presentUser } from './account-presenter.ts';

/** Signs in. Neither the answer nor the work behind it tells whether the address has an account. */
export async function signIn(
  deps: Deps,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SessionAnswer> {
  const account = accountGuard(email);
  const address = addressGuard(caller.address);
  await refuseWhileBlocked(deps, [account, address]);
  const found = await findByEmail(deps, email);
  const matches = await isPassword(password, found?.member.passwordHash ?? null);
  if (found === null || !matches || !maySignInNow(found.member, found.company.timeZone, deps.clock.now())) {
    await countFailedAttempt(deps, [account, address]);
    throw new DomainError('wrong_credentials', ACCOUNT_MESSAGES.wrongCredentials);
  }
  await forgetFailedAttempts(deps, [account]);
  return deps.db.inTenant(found.company.companyId, async (tx) => {
    const { token, actor } = await startSession(tx, deps, { account: found, caller });
    await audit(tx, deps, actor, { action: 'session.started', subjectType: 'session', subjectId: actor.sessionId });
    return { token, user: presentUser(found) };
  });
}

/** Looks as long for an address without an account: in a company that does not exist. */
async function findByEmail(deps: Deps, email: string): Promise<AccountRow | null> {
  const known = await deps.db.inDirectory((tx) => findAccountPlace(tx, email));
  const place = known ?? { companyId: deps.ids.newId(), memberId: deps.ids.newId() };
  return deps.db.inTenant(place.companyId, (tx) => findAccount(tx, place));
}
