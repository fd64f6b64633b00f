import type { Person } from '@vela/contract';
import type { Tx } from '@vela/db';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError, invalid } from '../../platform/domain-error.ts';
import { deleteResetsOf, deleteSessionsOf } from '../auth/index.ts';
import { changePerson } from './change-person.ts';
import { companyDay } from './company-day.ts';
import { revokeInvitationsOf } from './invitations/invitations-store.ts';
import { findManager, listLinesAbove, moveReports, setManager, setPersonRow } from './people-changes-store.ts';
import type { PersonRow } from './people-store.ts';
import { assertManager, assertNotLastAdmin } from './person-rules.ts';

export interface DeactivatePerson {
  id: string;
  /** Who takes the reports over; without one whoever is above. */
  reportsTo: string | null;
}

/** Ends somebody's access. Whoever was deactivated before is left as it is. */
export async function deactivatePerson(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { id, reportsTo }: DeactivatePerson,
): Promise<Person> {
  return changePerson(deps, actor, {
    id,
    change: async (tx, person) => {
      if (person.status === 'deactivated') return;
      if (id === actor.memberId) throw new DomainError('conflict', PEOPLE_MESSAGES.ownDeactivation);
      const { companyId } = person;
      const { now, today } = await companyDay(tx, deps, companyId);
      await assertNotLastAdmin(tx, person, today);
      await assertManager(tx, { companyId, managerId: reportsTo, today, path: 'reportsTo' });
      const movedReports = await handOver(tx, person, reportsTo);
      await setPersonRow(tx, person, { status: 'deactivated', deactivatedAt: now });
      const endedSessions = await endAccess(tx, person, now);
      const detail = { status: { before: person.status, after: 'deactivated' }, movedReports, endedSessions };
      await audit(tx, deps, actor, { action: 'person.deactivated', subjectType: 'member', subjectId: id, detail });
    },
  });
}

/** Whatever lets somebody in; how many sessions there were. */
export async function endAccess(tx: Tx, { companyId, id }: PersonRow, now: Date): Promise<number> {
  await revokeInvitationsOf(tx, { companyId, memberId: id }, now);
  await deleteResetsOf(tx, companyId, id);
  return deleteSessionsOf(tx, { companyId, memberId: id }, null);
}

/**
 * Gives the reports to a successor, or to whoever is above. A successor from below takes the person's place first:
 * else those in between would be above themselves.
 */
export async function handOver(tx: Tx, person: PersonRow, successor: string | null): Promise<number> {
  if (successor === person.id) throw invalid([{ path: 'reportsTo', message: PEOPLE_MESSAGES.managerGone }]);
  const above = await managerAbove(tx, person);
  if (successor === null) return moveReports(tx, person, above);
  const linesOfSuccessor = await listLinesAbove(tx, { companyId: person.companyId, id: successor });
  const isBelow = linesOfSuccessor.has(person.id);
  if (isBelow) await setManager(tx, { companyId: person.companyId, id: successor }, above);
  return moveReports(tx, person, successor);
}

async function managerAbove(tx: Tx, { companyId, managerId }: PersonRow): Promise<string | null> {
  if (managerId === null) return null;
  const manager = await findManager(tx, { companyId, id: managerId });
  return manager === null || manager.status === 'deactivated' ? null : managerId;
}
