import type { ExecutiveDashboard } from '@vela/contract';
import { periodEndingToday, previousPeriod } from '@vela/domain/analytics';
import type { Actor } from '../../platform/actor.ts';
import { getTimeZone } from '../../platform/company-time-zone-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { listDepartmentNames } from '../../platform/department-names-store.ts';
import { reachOf } from '../../platform/reach.ts';
import { companyFindingsFor } from '../ai/index.ts';
import { countOpenReviews, getReviewAnalytics } from '../reviews/index.ts';
import { executiveDashboard, type ExecutiveRead } from './executive-dashboard.ts';
import { readSummary } from './read-summary.ts';

const PERIOD_DAYS = 90;

/** How the company stands, for those who lead it. */
export async function getExecutiveDashboard(deps: Deps, actor: Actor): Promise<ExecutiveDashboard> {
  const reach = reachOf(actor, 'executive.read');
  const findings = await companyFindingsFor(deps, actor);
  const reviewCounts = await getReviewAnalytics(deps, actor);
  const read = await deps.db.inTenant(actor.companyId, async (tx): Promise<Omit<ExecutiveRead, 'themes'>> => {
    const timeZone = await getTimeZone(tx, actor.companyId);
    const period = periodEndingToday(deps.clock.now(), { days: PERIOD_DAYS, timeZone });
    const before = previousPeriod(period);
    const departmentNames = await listDepartmentNames(tx, actor.companyId);
    return {
      period,
      summary: await readSummary(tx, deps, { reach, period, before, departmentNames }),
      reviews: await countOpenReviews(tx, actor, period.to),
      reviewCounts,
    };
  });
  return executiveDashboard({ ...read, themes: findings.themesOf(read.summary.surveyIds) });
}
