import type { OrgChartNode } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { companyDay } from './company-day.ts';
import { listOrgChartRows, getPersonOrThrow } from './people-store.ts';
import { presentOrgChartNode } from './person-presenter.ts';

/** More than anybody reads at one level; a company that has no managers yet would be all on the first one. */
const SHOWN = 500;

/** One level of the org chart, with how many there are on it in all. */
export async function getOrgChart(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  managerId: string | null,
): Promise<{ people: OrgChartNode[]; total: number }> {
  permit(actor, 'people.read');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    if (managerId !== null) await getPersonOrThrow(tx, companyId, managerId);
    const { today } = await companyDay(tx, deps, companyId);
    const { rows, total } = await listOrgChartRows(tx, { companyId, managerId, limit: SHOWN });
    return { people: rows.map((row) => presentOrgChartNode(row, today)), total };
  });
}
