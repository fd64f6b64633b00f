import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/domain-error.ts';
import { companyDay } from '../company-day.ts';
import { getDepartmentOrThrow, moveMembers, removeDepartment } from './departments-store.ts';
import { findDepartmentName } from '../people-changes-store.ts';
import { inPeopleTurn } from '../people-turn.ts';

export interface DeleteDepartment {
  id: string;
  /** Where its people go; without one into no department. */
  moveTo: string | null;
}

export async function deleteDepartment(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { id, moveTo }: DeleteDepartment,
): Promise<void> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  await inPeopleTurn(deps.db, companyId, async (tx) => {
    const { today } = await companyDay(tx, deps, companyId);
    const { name } = await getDepartmentOrThrow(tx, { companyId, id }, today);
    const movedTo = moveTo === null ? null : await findDepartmentName(tx, { companyId, id: moveTo });
    if (moveTo === id || (moveTo !== null && movedTo === null)) {
      throw invalid([{ path: 'moveTo', message: PEOPLE_MESSAGES.departmentGone }]);
    }
    const movedPeople = await moveMembers(tx, { companyId, id }, moveTo);
    await removeDepartment(tx, { companyId, id });
    const detail = { name, movedTo, movedPeople };
    await audit(tx, deps, actor, { action: 'department.deleted', subjectType: 'department', subjectId: id, detail });
  });
}
