import type { Department } from '@vela/contract';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { renameDepartmentInSurveys } from '../../surveys/index.ts';
import { departmentTaken } from './add-department.ts';
import { companyDay } from '../company-day.ts';
import { getDepartmentOrThrow, setDepartmentName } from './departments-store.ts';
import { inPeopleTurn } from '../people-turn.ts';

/** Renames a department, also in the surveys that are still being made for it. */
export async function renameDepartment(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<Department> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  return inPeopleTurn(deps.db, companyId, async (tx) => {
    const { today } = await companyDay(tx, deps, companyId);
    const department = await getDepartmentOrThrow(tx, { companyId, id }, today);
    if (department.name === name) return department;
    if (!(await setDepartmentName(tx, { companyId, id }, name))) throw departmentTaken();
    const names = { before: department.name, after: name };
    const renamedInSurveys = await renameDepartmentInSurveys(tx, actor, names);
    const detail = { name: names, renamedInSurveys };
    await audit(tx, deps, actor, { action: 'department.renamed', subjectType: 'department', subjectId: id, detail });
    return { ...department, name };
  });
}
