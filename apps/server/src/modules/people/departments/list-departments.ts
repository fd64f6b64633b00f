import type { Department } from '@vela/contract';
import { permit, type Actor } from '../../../platform/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { companyDay } from '../company-day.ts';
import { listDepartmentRows } from './departments-store.ts';

/** The company's departments by name, each with the number of people who are at work in it today. */
export async function listDepartments(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Department[]> {
  permit(actor, 'departments.read');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    const { today } = await companyDay(tx, deps, companyId);
    return listDepartmentRows(tx, companyId, today);
  });
}
