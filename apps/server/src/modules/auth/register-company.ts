import type { registerBodySchema, SessionAnswer } from '@vela/contract';
import type { Tx } from '@vela/db';
import { ACCOUNT_MESSAGES, companyDomain, problemOfNewPassword } from '@vela/domain/accounts';
import { isTimeZone } from '@vela/domain/company';
import type { z } from 'zod';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError, invalid } from '../../platform/domain-error.ts';
import { emit } from '../../platform/events/event-jobs.ts';
import { countAct, refuseWhileBlocked } from '../../platform/rate-limit.ts';
import { claimEmail, insertCompany, insertMember, type AccountPlace } from './accounts-store.ts';
import { getAccount } from './get-account.ts';
import { hashPassword } from './hash-password.ts';
import { registrationGuards } from './auth-guards.ts';
import { startSession, type Caller } from './start-session.ts';
import { presentUser } from './account-presenter.ts';

type Registration = z.output<typeof registerBodySchema>;

/** Makes a company and its admin and signs the admin in, all of it or nothing. */
export async function registerCompany(deps: Deps, registration: Registration, caller: Caller): Promise<SessionAnswer> {
  const problem = problemOfNewPassword(registration.password, registration.email);
  if (problem) throw invalid([{ path: 'password', message: problem }]);
  const guards = registrationGuards(caller.address);
  await refuseWhileBlocked(deps, guards);
  const passwordHash = await hashPassword(registration.password);
  const place = { companyId: deps.ids.newId(), memberId: deps.ids.newId() };
  return deps.db.inTenant(place.companyId, async (tx) => {
    await insertAccount(tx, deps, { registration, passwordHash, place });
    const account = await getAccount(tx, place);
    const { token, actor } = await startSession(tx, deps, { account, caller });
    await audit(tx, deps, actor, {
      action: 'company.registered',
      subjectType: 'company',
      subjectId: place.companyId,
    });
    const payload = { memberId: place.memberId };
    await emit(tx, deps, { companyId: place.companyId, type: 'company.registered', payload });
    for (const guard of guards) await countAct(tx, deps, guard);
    return { token, user: presentUser(account) };
  });
}

interface NewAccount {
  registration: Registration;
  passwordHash: string;
  place: AccountPlace;
}

async function insertAccount(tx: Tx, deps: Deps, { registration, passwordHash, place }: NewAccount): Promise<void> {
  const createdAt = deps.clock.now();
  const timeZone = registration.timeZone ?? '';
  await insertCompany(tx, {
    companyId: place.companyId,
    name: registration.companyName,
    industry: registration.industry,
    size: registration.companySize,
    domain: companyDomain(registration.domain ?? '', registration.email),
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    createdAt,
  });
  if (!(await claimEmail(tx, registration.email, place))) {
    throw new DomainError('email_taken', ACCOUNT_MESSAGES.emailTaken);
  }
  await insertMember(tx, {
    companyId: place.companyId,
    id: place.memberId,
    firstName: registration.firstName,
    lastName: registration.lastName,
    email: registration.email,
    role: 'admin',
    status: 'active',
    passwordHash,
    createdAt,
  });
}
