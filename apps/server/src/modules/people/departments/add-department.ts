import type { Department } from '@vela/contract';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { insertDepartment } from './departments-store.ts';
import { inPeopleTurn } from '../people-turn.ts';

export async function addDepartment(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  name: string,
): Promise<Department> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  const id = deps.ids.newId();
  return inPeopleTurn(deps.db, companyId, async (tx) => {
    if (!(await insertDepartment(tx, { companyId, id, name }))) throw departmentTaken();
    const detail = { name };
    await audit(tx, deps, actor, { action: 'department.added', subjectType: 'department', subjectId: id, detail });
    return { id, name, memberCount: 0 };
  });
}

export const departmentTaken = () =>
  new DomainError('conflict', PEOPLE_MESSAGES.departmentTaken, {
    issues: [{ path: 'name', message: PEOPLE_MESSAGES.departmentTaken }],
  });
