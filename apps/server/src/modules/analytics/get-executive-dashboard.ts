import type { ExecutiveDashboard } from '@vela/contract';
import { periodEndingToday, previousPeriod } from '@vela/domain';
import type { Actor } from '../../platform/actor.ts';
import { getTimeZone } from '../../platform/company-time-zone-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { countOpenReviews, getReviewAnalytics } from '../reviews/index.ts';
import { listSurveysOpenSince } from './analysed-surveys-store.ts';
import { executiveDashboard, type ExecutiveRead } from './executive-dashboard.ts';
import { readDigests } from './read-digests.ts';
import { summaryOf } from './remember-summaries.ts';
import { listDepartmentNames } from './workforce-store.ts';

const PERIOD_DAYS = 90;

/** How the company stands, for those who lead it. */
export async function getExecutiveDashboard(deps: Deps, actor: Actor): Promise<ExecutiveDashboard> {
  const reach = reachOf(actor, 'executive.read');
  const reviewCounts = await getReviewAnalytics(deps, actor);
  const read = await deps.db.inTenant(actor.companyId, async (tx): Promise<ExecutiveRead> => {
    const timeZone = await getTimeZone(tx, actor.companyId);
    const period = periodEndingToday(deps.clock.now(), { days: PERIOD_DAYS, timeZone });
    const before = previousPeriod(period);
    const open = await listSurveysOpenSince(tx, reach, before.startsAt);
    return {
      period,
      before,
      surveys: await readDigests(tx, deps, { reach, surveys: open }),
      departmentNames: await listDepartmentNames(tx, actor.companyId),
      reviews: await countOpenReviews(tx, actor, period.to),
      reviewCounts,
    };
  });
  return executiveDashboard(read, summaryOf(deps, actor.companyId, read));
}
