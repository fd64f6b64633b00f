import { emailKey } from '@vela/domain/accounts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail-store.ts';
import { makeTenantToken, readTenantToken } from '../../platform/tenant-token.ts';
import { findAccount, findAccountPlace, lockMember, type AccountRow } from './accounts-store.ts';
import { maySignInNow } from './authenticate.ts';
import { insertPasswordReset } from './password-resets-store.ts';

const VALID_HOURS = 1;
const HOUR_MS = 3_600_000;

/** Mails a single-use link to the address if somebody may sign in with it. */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  const place = await deps.db.inDirectory((tx) => findAccountPlace(tx, email));
  if (place === null) return;
  await deps.db.inTenant(place.companyId, async (tx) => {
    // Whoever changes the address waits, and finds the link to end it.
    await lockMember(tx, place);
    const account = await findAccount(tx, place);
    if (account === null || !maySignInNow(account.member, account.company.timeZone, deps.clock.now())) return;
    if (emailKey(account.member.email) !== emailKey(email)) return;
    const token = makeTenantToken(place.companyId, deps.ids.newSecret());
    const key = readTenantToken(token);
    if (key === null) throw new Error('A token that was just made must be readable');
    const expiresAt = new Date(deps.clock.now().getTime() + VALID_HOURS * HOUR_MS);
    await insertPasswordReset(tx, { ...key, memberId: place.memberId, expiresAt });
    await queueMail(tx, deps, resetMail(account, linkOf(deps, token)));
  });
}

/** Behind the hash sign, so that it stays out of the logs of whatever stands between browser and server. */
const linkOf = (deps: Deps, token: string) => `${deps.publicUrl()}/reset-password#token=${token}`;

function resetMail({ member, company }: AccountRow, link: string) {
  return {
    companyId: company.companyId,
    to: member.email,
    subject: 'Set a new password for Vela',
    body: [
      `Hello ${member.firstName},`,
      `somebody asked for a new password for your Vela account at ${company.name}. To set one, open this link:`,
      link,
      'The link works once and for one hour. If it was not you, nothing has to be done: your password stays as it is.',
    ].join('\n\n'),
  };
}
