import type { Tx } from '@vela/db';
import { hasLeft, PEOPLE_MESSAGES, wouldBeCycle } from '@vela/domain/people';
import { DomainError, invalid } from '../../platform/domain-error.ts';
import {
  findDepartmentName,
  findManager,
  hasOtherAdmin,
  listLinesAbove,
  type PersonKey,
} from './people-changes-store.ts';
import type { PersonRow } from './people-store.ts';

/** The department's name; refused when the company has no such department. */
export async function assertDepartment(tx: Tx, companyId: string, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const name = await findDepartmentName(tx, { companyId, id });
  if (name === null) throw invalid([{ path: 'departmentId', message: PEOPLE_MESSAGES.departmentGone }]);
  return name;
}

interface Manager {
  companyId: string;
  managerId: string | null;
  today: string;
  /** Where the form has the manager. */
  path: string;
}

/** Refuses a manager who does not work here. Being on leave makes nobody stop being one. The people must be locked. */
export async function assertManager(tx: Tx, { companyId, managerId, today, path }: Manager): Promise<void> {
  if (managerId === null) return;
  const manager = await findManager(tx, { companyId, id: managerId });
  if (manager === null || manager.status === 'deactivated' || hasLeft(manager, today)) {
    throw invalid([{ path, message: PEOPLE_MESSAGES.managerGone }]);
  }
}

/** Refuses a manager who is the person or somebody below. The people must be locked. */
export async function assertNoCycle(tx: Tx, { companyId, id }: PersonKey, managerId: string | null): Promise<void> {
  if (managerId === null) return;
  const lines = await listLinesAbove(tx, { companyId, id: managerId });
  if (wouldBeCycle(lines, id, managerId)) {
    throw invalid([{ path: 'managerId', message: PEOPLE_MESSAGES.reportingCycle }]);
  }
}

/**
 * Refuses to leave the company without an admin after that day, or without one who stays for good. The people must be
 * locked.
 */
export async function assertNotLastAdmin(tx: Tx, person: PersonRow, day: string): Promise<void> {
  if (person.role !== 'admin' || person.status !== 'active') return;
  const until = person.leaveDate === null ? null : day;
  if (!(await hasOtherAdmin(tx, person, until))) throw new DomainError('last_admin', PEOPLE_MESSAGES.lastAdmin);
}

export function assertNotErased(person: PersonRow): void {
  if (person.erasedAt !== null) throw new DomainError('conflict', PEOPLE_MESSAGES.erased);
}
