import type { Tx } from '@vela/db';
import { localDay } from '@vela/domain/company';
import { getTimeZone } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';

/** A moment and the day that it is for the company. */
export interface CompanyDay {
  now: Date;
  today: string;
}

export async function companyDay(tx: Tx, deps: Pick<Deps, 'clock'>, companyId: string): Promise<CompanyDay> {
  const now = deps.clock.now();
  return { now, today: localDay(now, await getTimeZone(tx, companyId)) };
}
