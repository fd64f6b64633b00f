import type { CompanyAnalytics, Timeframe } from '@vela/contract';
import { periodEndingToday, previousPeriod } from '@vela/domain/analytics';
import type { Actor } from '../../platform/actor.ts';
import { getTimeZone } from '../../platform/company-time-zone-store.ts';
import { listDepartmentNames } from '../../platform/department-names-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { companyFindingsFor } from '../ai/index.ts';
import { countSubmittedByDay } from '../responses/index.ts';
import { countOpenReviews } from '../reviews/index.ts';
import { listSurveysLaunchedLast } from './analysed-surveys-store.ts';
import { companyAnalytics, type CompanyRead } from './company-analytics.ts';
import { readSummary } from './read-summary.ts';
import { countAtWork } from './workforce-store.ts';

const DAYS: Record<Timeframe, number> = { '7d': 7, '30d': 30, '90d': 90 };
const MOST_CHOICES = 200;

/** The figures of the last days over the surveys that the actor may analyse, beside those of as many days before. */
export async function getCompanyAnalytics(
  deps: Deps,
  actor: Actor,
  { timeframe }: { timeframe: Timeframe },
): Promise<CompanyAnalytics> {
  const reach = reachOf(actor, 'analytics.read');
  const findings = await companyFindingsFor(deps, actor);
  const insights = await findings.insights();
  const read = await deps.db.inTenant(actor.companyId, async (tx): Promise<Omit<CompanyRead, 'themes'>> => {
    const timeZone = await getTimeZone(tx, actor.companyId);
    const period = periodEndingToday(deps.clock.now(), { days: DAYS[timeframe], timeZone });
    const before = previousPeriod(period);
    const departmentNames = await listDepartmentNames(tx, actor.companyId);
    return {
      period,
      before,
      summary: await readSummary(tx, deps, { reach, period, before, departmentNames }),
      choices: await listSurveysLaunchedLast(tx, reach, MOST_CHOICES),
      totalEmployees: await countAtWork(tx, reach, period.to),
      days: await countSubmittedByDay(tx, reach, period.from),
      reviews: await countOpenReviews(tx, actor, period.to),
    };
  });
  return companyAnalytics({ ...read, themes: findings.themesOf(read.summary.surveyIds) }, insights);
}
