import type { Person } from '@vela/contract';
import type { Tx } from '@vela/db';
import { permit, type Actor } from '../../platform/actor.ts';
import { inCompanyTurn } from '../../platform/company-turn.ts';
import type { Deps } from '../../platform/deps.ts';
import { readPerson } from './get-person.ts';
import { lockPeople } from './people-changes-store.ts';
import { getPersonOrThrow, type PersonRow } from './people-store.ts';
import { assertNotErased } from './person-rules.ts';

interface PersonChange {
  id: string;
  /** Finds the person as nobody else can change them meanwhile; what it throws undoes everything. */
  change: (tx: Tx, person: PersonRow) => Promise<void>;
}

/**
 * Somebody as they are after a change. People of a company change one at a time, because rules look at several of them
 * (the last admin, the lines of reporting). Whoever was erased is refused.
 */
export async function changePerson(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, change }: PersonChange,
): Promise<Person> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return inCompanyTurn(deps.db, companyId, async (tx) => {
    await lockPeople(tx, companyId);
    const person = await getPersonOrThrow(tx, companyId, id);
    assertNotErased(person);
    await change(tx, person);
    return readPerson(tx, deps, { companyId, id });
  });
}
