import { isAtWork, localDay } from '@vela/domain';
import { permit, type Actor } from '../../platform/actor.ts';
import { getTimeZone } from '../../platform/company-time-zone-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { listDepartmentMembers, listDepartmentNames } from './company-store.ts';

/** The company's departments by name, each with the number of people who are at work in it today. */
export async function listDepartments(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ name: string; memberCount: number }[]> {
  permit(actor, 'departments.read');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    const today = localDay(deps.clock.now(), await getTimeZone(tx, companyId));
    const members = await listDepartmentMembers(tx, companyId);
    const counts = new Map<string, number>();
    for (const member of members.filter((one) => isAtWork(one, today))) {
      counts.set(member.department, (counts.get(member.department) ?? 0) + 1);
    }
    return (await listDepartmentNames(tx, companyId)).map((name) => ({ name, memberCount: counts.get(name) ?? 0 }));
  });
}
