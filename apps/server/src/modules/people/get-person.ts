import type { Person } from '@vela/contract';
import type { Tx } from '@vela/db';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { companyDay } from './company-day.ts';
import { getPersonOrThrow } from './people-store.ts';
import { presentPerson } from './person-presenter.ts';

export function getPerson(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string): Promise<Person> {
  permit(actor, 'people.read');
  return deps.db.inTenant(actor.companyId, (tx) => readPerson(tx, deps, { companyId: actor.companyId, id }));
}

/** The person as shown, as the transaction sees it. */
export async function readPerson(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { companyId, id }: { companyId: string; id: string },
): Promise<Person> {
  const row = await getPersonOrThrow(tx, companyId, id);
  return presentPerson(row, await companyDay(tx, deps, companyId));
}
