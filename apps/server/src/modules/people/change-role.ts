import type { Person } from '@vela/contract';
import type { Role } from '@vela/domain/accounts';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { changePerson } from './change-person.ts';
import { companyDay } from './company-day.ts';
import { setPersonRow } from './people-changes-store.ts';
import { assertNotLastAdmin } from './person-rules.ts';

/** Gives somebody else another role. Sessions read the role with every call, so it holds at once. */
export async function changeRole(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { id, role }: { id: string; role: Role },
): Promise<Person> {
  return changePerson(deps, actor, {
    id,
    change: async (tx, person) => {
      if (person.role === role) return;
      if (id === actor.memberId) throw new DomainError('conflict', PEOPLE_MESSAGES.ownRole);
      await assertNotLastAdmin(tx, person, (await companyDay(tx, deps, person.companyId)).today);
      await setPersonRow(tx, person, { role });
      const detail = { role: { before: person.role, after: role } };
      await audit(tx, deps, actor, { action: 'person.role-changed', subjectType: 'member', subjectId: id, detail });
    },
  });
}
