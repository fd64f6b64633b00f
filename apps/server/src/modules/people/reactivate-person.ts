import type { Person } from '@vela/contract';
import { changedFields } from '@vela/domain/content';
import { hasLeft, type MemberStatus } from '@vela/domain/people';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { changePerson } from './change-person.ts';
import { companyDay } from './company-day.ts';
import { setPersonRow } from './people-changes-store.ts';
import type { PersonRow } from './people-store.ts';

/** Gives access back: at once to whoever has a password, else by a new invitation. A last day that is over goes. */
export async function reactivatePerson(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  id: string,
): Promise<Person> {
  return changePerson(deps, actor, {
    id,
    change: async (tx, person) => {
      const { today } = await companyDay(tx, deps, person.companyId);
      const { status, leaveDate } = person;
      const after = { status: statusOf(person), leaveDate: hasLeft(person, today) ? null : leaveDate };
      const detail = changedFields({ status, leaveDate }, after);
      if (Object.keys(detail).length === 0) return;
      // A form that was opened before must not bring the last day back unseen, so this counts as an edit.
      await setPersonRow(tx, person, { ...after, deactivatedAt: null, revision: person.revision + 1 });
      await audit(tx, deps, actor, { action: 'person.reactivated', subjectType: 'member', subjectId: id, detail });
    },
  });
}

const statusOf = ({ status, hasPassword }: PersonRow): MemberStatus =>
  status === 'deactivated' ? (hasPassword ? 'active' : 'invited') : status;
