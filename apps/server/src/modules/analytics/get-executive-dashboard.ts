import type { ExecutiveDashboard, ReviewAnalytics } from '@vela/contract';
import { headline, periodEndingToday, previousPeriod, rateFigure } from '@vela/domain/analytics';
import type { Actor } from '../../platform/actor.ts';
import { listDepartmentNames, getTimeZone } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { companyFindingsFor } from '../ai/index.ts';
import { countOpenReviews, getReviewAnalytics } from '../reviews/index.ts';
import { categoriesOf, periodAnswer, risksOf, type PeriodSummary } from './period-figures.ts';
import { readSummary } from './read-summary.ts';
import { scoreChangeOf, scoreOfTopic } from './topic-figures.ts';

const PERIOD_DAYS = 90;
const MOST = 3;
/** A category below counts as no strength, however the others do. */
const STRONG = 60;

/** How the company stands, on one page, for those who lead it. */
export async function getExecutiveDashboard(deps: Deps, actor: Actor): Promise<ExecutiveDashboard> {
  const reach = reachOf(actor, 'executive.read');
  const findings = await companyFindingsFor(deps, actor);
  const reviewCounts = await getReviewAnalytics(deps, actor);
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const timeZone = await getTimeZone(tx, actor.companyId);
    const period = periodEndingToday(deps.clock.now(), { days: PERIOD_DAYS, timeZone });
    const before = previousPeriod(period);
    const departmentNames = await listDepartmentNames(tx, actor.companyId);
    const summary = await readSummary(tx, deps, { reach, period, before, departmentNames });
    const reviews = await countOpenReviews(tx, actor, period.to);
    const engagement = {
      score: scoreOfTopic(summary.now.topics, 'engagement'),
      change: scoreChangeOf(summary.now.topics, summary.before.topics, 'engagement'),
    };
    const { responseRate: participation, enps } = summary.measures;
    return {
      headline: headline({ engagement, participation }),
      period: periodAnswer(period),
      engagement: { ...engagement, trend: summary.trend },
      enps,
      participation,
      topStrengths: strengthsOf(summary),
      topRisks: risksOf({ summary, themes: findings.themesOf(summary.surveyIds), reviews }).slice(0, MOST),
      departments: summary.departments,
      reviewCompletion: reviewCompletionOf(reviewCounts),
      recognition: null,
      recognitionReason: 'Recognition appears here once people give each other kudos.',
    };
  });
}

const strengthsOf = ({ now, before }: PeriodSummary): ExecutiveDashboard['topStrengths'] =>
  categoriesOf(now, before)
    .filter(({ score }) => (score.value ?? 0) >= STRONG)
    .sort((left, right) => (right.score.value ?? 0) - (left.score.value ?? 0))
    .slice(0, MOST)
    .map(({ category, score, change }) => ({ category, score, change }));

const reviewCompletionOf = ({
  totalReviews: total,
  completedReviews: completed,
  averageRating,
}: ReviewAnalytics): ExecutiveDashboard['reviewCompletion'] =>
  total === 0 ? null : { total, completed, rate: rateFigure({ part: completed, whole: total }), averageRating };
