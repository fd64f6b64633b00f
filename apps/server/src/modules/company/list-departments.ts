import type { Department } from '@vela/contract';
import { isAtWork, localDay } from '@vela/domain';
import { permit, type Actor } from '../../platform/actor.ts';
import { getTimeZone } from '../../platform/company-time-zone-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { listDepartmentMembers, listDepartmentRows } from './company-store.ts';

/** The company's departments by name, each with the number of people who are at work in it today. */
export async function listDepartments(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Department[]> {
  permit(actor, 'departments.read');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    const today = localDay(deps.clock.now(), await getTimeZone(tx, companyId));
    const members = await listDepartmentMembers(tx, companyId);
    const counts = new Map<string, number>();
    for (const member of members.filter((one) => isAtWork(one, today))) {
      counts.set(member.departmentId, (counts.get(member.departmentId) ?? 0) + 1);
    }
    return (await listDepartmentRows(tx, companyId)).map(({ id, name }) => ({
      id,
      name,
      memberCount: counts.get(id) ?? 0,
    }));
  });
}
