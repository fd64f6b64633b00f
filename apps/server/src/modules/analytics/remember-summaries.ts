import { createHash } from 'node:crypto';
import { createBoundedMap, type BoundedMap } from '../../platform/bounded-map.ts';
import type { Deps } from '../../platform/deps.ts';
import { summarise, type PeriodBasis, type PeriodSummary } from './period-figures.ts';

const REMEMBERED_SUMMARIES = 200;

const perProcess = new WeakMap<object, BoundedMap<string, PeriodSummary>>();

/** The sums of a period. Screens ask every minute; they are added up anew when one of the surveys has moved. */
export function summaryOf(deps: Pick<Deps, 'db'>, companyId: string, basis: PeriodBasis): PeriodSummary {
  const remembered = perProcess.get(deps.db) ?? createBoundedMap<string, PeriodSummary>(REMEMBERED_SUMMARIES);
  perProcess.set(deps.db, remembered);
  const key = keyOf(companyId, basis);
  const summary = remembered.get(key) ?? summarise(basis);
  remembered.set(key, summary);
  return summary;
}

function keyOf(companyId: string, { period, before, surveys, departmentNames }: PeriodBasis): string {
  const hash = createHash('sha256').update(JSON.stringify([companyId, period, before, [...departmentNames]]));
  for (const { key } of surveys) hash.update(key);
  return hash.digest('base64');
}
