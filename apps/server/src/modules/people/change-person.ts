import type { Person } from '@vela/contract';
import type { Tx } from '@vela/db';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { readPerson } from './get-person.ts';
import { getPersonOrThrow, type PersonRow } from './people-store.ts';
import { inPeopleTurn } from './people-turn.ts';
import { assertNotErased } from './person-rules.ts';

interface PersonChange {
  id: string;
  /** Finds the person as nobody else can change them meanwhile; what it throws undoes everything. */
  change: (tx: Tx, person: PersonRow) => Promise<void>;
}

/** Somebody as they are after a change. Whoever was erased is refused. */
export async function changePerson(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, change }: PersonChange,
): Promise<Person> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return inPeopleTurn(deps.db, companyId, async (tx) => {
    const person = await getPersonOrThrow(tx, companyId, id);
    assertNotErased(person);
    await change(tx, person);
    return readPerson(tx, deps, { companyId, id });
  });
}
