import type { Person } from '@vela/contract';
import { changedFields } from '@vela/domain/content';
import { problemsOfLeave } from '@vela/domain/people';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/domain-error.ts';
import { changePerson } from './change-person.ts';
import { setPersonRow } from './people-changes-store.ts';

export interface Leave {
  onLeaveFrom: string | null;
  onLeaveTo: string | null;
}

/** Says from when to when somebody is on leave. Whoever is keeps access, but is neither asked nor counted. */
export async function setLeave(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { id, ...leave }: Leave & { id: string },
): Promise<Person> {
  permit(actor, 'people.write');
  const problems = problemsOfLeave(leave);
  if (problems.length > 0) throw invalid(problems);
  return changePerson(deps, actor, {
    id,
    change: async (tx, person) => {
      const { onLeaveFrom, onLeaveTo } = person;
      const detail = changedFields<Leave>({ onLeaveFrom, onLeaveTo }, leave);
      if (Object.keys(detail).length === 0) return;
      await setPersonRow(tx, person, leave);
      await audit(tx, deps, actor, { action: 'person.leave-changed', subjectType: 'member', subjectId: id, detail });
    },
  });
}
