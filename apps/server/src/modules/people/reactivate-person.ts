import type { Person } from '@vela/contract';
import { changedFields, hasLeft, type MemberStatus } from '@vela/domain';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import { inCompanyTurn } from '../../platform/company-turn.ts';
import type { Deps } from '../../platform/deps.ts';
import { companyDay } from './company-day.ts';
import { readPerson } from './get-person.ts';
import { lockPeople, setPersonRow } from './people-changes-store.ts';
import { getPersonOrThrow, type PersonRow } from './people-store.ts';
import { assertNotErased } from './person-rules.ts';

/** Gives access back: at once to whoever has a password, else by a new invitation. A last day that is over goes. */
export async function reactivatePerson(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  id: string,
): Promise<Person> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return inCompanyTurn(deps.db, companyId, async (tx) => {
    await lockPeople(tx, companyId);
    const person = await getPersonOrThrow(tx, companyId, id);
    assertNotErased(person);
    const { today } = await companyDay(tx, deps, companyId);
    const { status, leaveDate } = person;
    const after = { status: statusOf(person), leaveDate: hasLeft(person, today) ? null : leaveDate };
    const detail = changedFields({ status, leaveDate }, after);
    if (Object.keys(detail).length > 0) {
      // A form that was opened before must not bring the last day back unseen, so this counts as an edit.
      await setPersonRow(tx, person, { ...after, deactivatedAt: null, revision: person.revision + 1 });
      await audit(tx, deps, actor, { action: 'person.reactivated', subjectType: 'member', subjectId: id, detail });
    }
    return readPerson(tx, deps, { companyId, id });
  });
}

const statusOf = ({ status, hasPassword }: PersonRow): MemberStatus =>
  status === 'deactivated' ? (hasPassword ? 'active' : 'invited') : status;
