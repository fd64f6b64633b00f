import type { Dashboard } from '@vela/contract';
import type { Tx } from '@vela/db';
import { can } from '@vela/domain/accounts';
import { addDays, localDay } from '@vela/domain/company';
import { permit, type Actor } from '../../platform/actor.ts';
import { getTimeZone } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { countSubmitted, countSubmittedByDay } from '../responses/index.ts';
import { countSurveys, listSurveyRows, presentSummary } from '../surveys/index.ts';

const RECENT_SURVEYS = 5;
const TREND_DAYS = 30;

export interface DashboardAnswer {
  dashboard: Dashboard;
  responseTrends: Record<string, number>;
}

const NOTHING: DashboardAnswer = {
  dashboard: { stats: { totalSurveys: 0, totalResponses: 0 }, recentSurveys: [] },
  responseTrends: {},
};

/** Counts and recent surveys, as far as the actor may read surveys. Whoever may read none sees the empty panels. */
export async function getDashboard(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<DashboardAnswer> {
  permit(actor, 'dashboard.read');
  if (!can(actor.role, 'surveys.read')) return NOTHING;
  const reach = reachOf(actor, 'surveys.read');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const recent = await listSurveyRows(tx, reach, { limit: RECENT_SURVEYS });
    const today = localDay(deps.clock.now(), await getTimeZone(tx, actor.companyId));
    return {
      dashboard: {
        stats: { totalSurveys: await countSurveys(tx, reach), totalResponses: await countSubmitted(tx, reach) },
        recentSurveys: recent.map(presentSummary),
      },
      responseTrends: await trends(tx, reach, today),
    };
  });
}

/** Every day of the period, quiet ones as 0; nothing at all when all of them were quiet. */
async function trends(tx: Tx, reach: ReturnType<typeof reachOf>, today: string): Promise<Record<string, number>> {
  const days = Array.from({ length: TREND_DAYS }, (_, index) => addDays(today, index + 1 - TREND_DAYS));
  const counted = await countSubmittedByDay(tx, reach, days[0] ?? today);
  if (counted.length === 0) return {};
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  return Object.fromEntries(days.map((day) => [day, counts.get(day) ?? 0]));
}
