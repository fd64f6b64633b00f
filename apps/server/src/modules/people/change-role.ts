import type { Person } from '@vela/contract';
import { PEOPLE_MESSAGES, type Role } from '@vela/domain';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import { inCompanyTurn } from '../../platform/company-turn.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { companyDay } from './company-day.ts';
import { readPerson } from './get-person.ts';
import { lockPeople, setPersonRow } from './people-changes-store.ts';
import { getPersonOrThrow } from './people-store.ts';
import { assertNotErased, assertNotLastAdmin } from './person-rules.ts';

/** Gives somebody else another role. Sessions read the role with every call, so it holds at once. */
export async function changeRole(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { id, role }: { id: string; role: Role },
): Promise<Person> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return inCompanyTurn(deps.db, companyId, async (tx) => {
    await lockPeople(tx, companyId);
    const person = await getPersonOrThrow(tx, companyId, id);
    assertNotErased(person);
    if (person.role === role) return readPerson(tx, deps, { companyId, id });
    if (id === actor.memberId) throw new DomainError('conflict', PEOPLE_MESSAGES.ownRole);
    await assertNotLastAdmin(tx, person, (await companyDay(tx, deps, companyId)).today);
    await setPersonRow(tx, person, { role });
    const detail = { role: { before: person.role, after: role } };
    await audit(tx, deps, actor, { action: 'person.role-changed', subjectType: 'member', subjectId: id, detail });
    return readPerson(tx, deps, { companyId, id });
  });
}
