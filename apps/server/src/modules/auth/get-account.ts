import type { User } from '@vela/contract';
import type { Tx } from '@vela/db';
import { notFound } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { findAccount, type AccountPlace, type AccountRow } from './accounts-store.ts';
import { presentUser } from './account-presenter.ts';

export async function getAccount(tx: Tx, place: AccountPlace): Promise<AccountRow> {
  const account = await findAccount(tx, place);
  if (account === null) throw notFound('This account');
  return account;
}

/** The signed-in user as the app shows it. */
export function getMe(deps: Deps, actor: Actor): Promise<User> {
  return deps.db.inTenant(actor.companyId, async (tx) => presentUser(await getAccount(tx, actor)));
}
