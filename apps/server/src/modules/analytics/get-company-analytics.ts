import type { CompanyAnalytics, Insights, Timeframe } from '@vela/contract';
import { daysOf, periodEndingToday, previousPeriod, type Period } from '@vela/domain/analytics';
import { completionRate } from '@vela/domain/scoring';
import type { Actor } from '../../platform/actor.ts';
import { listDepartmentNames, getTimeZone } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { companyFindingsFor } from '../ai/index.ts';
import { countSubmittedByDay } from '../responses/index.ts';
import { countOpenReviews } from '../reviews/index.ts';
import { listSurveysLaunchedLast, countAtWork, type AnalysedSurvey } from './analysed-surveys-store.ts';
import { categoriesOf, measuresOf, periodAnswer, risksOf, type PeriodMeasures } from './period-figures.ts';
import { participationOf, sumPeriod } from './period-sums.ts';
import { readSummary } from './read-summary.ts';

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
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const timeZone = await getTimeZone(tx, actor.companyId);
    const period = periodEndingToday(deps.clock.now(), { days: DAYS[timeframe], timeZone });
    const before = previousPeriod(period);
    const departmentNames = await listDepartmentNames(tx, actor.companyId);
    const summary = await readSummary(tx, deps, { reach, period, before, departmentNames });
    const choices = await listSurveysLaunchedLast(tx, reach, MOST_CHOICES);
    const totalEmployees = await countAtWork(tx, reach, period.to);
    const responseTrends = trendsOf(period, await countSubmittedByDay(tx, reach, period.from));
    const reviews = await countOpenReviews(tx, actor, period.to);
    const { measures } = summary;
    return {
      overview: {
        totalEmployees,
        responseRate: measures.responseRate.figure.value ?? 0,
        activeSurveys: summary.activeSurveys,
        totalResponses: Object.values(responseTrends).reduce((sum, count) => sum + count, 0),
      },
      riskIndicators: risksOf({ summary, themes: findings.themesOf(summary.surveyIds), reviews }),
      engagement: { responseTrends },
      distribution: { surveyTypes: summary.surveyTypes },
      aiInsights: aiInsightsOf(insights),
      period: periodAnswer(period),
      ...measures,
      categories: categoriesOf(summary.now, summary.before),
      departments: summary.departments,
      drivers: summary.drivers,
      comparison: comparisonOf(before, measures, measuresOf(summary.before, sumPeriod([]))),
      surveys: choices.map(choiceOf),
    };
  });
}

/** The figures of the period before, each with what has changed since. */
const comparisonOf = (before: Period, now: PeriodMeasures, then: PeriodMeasures): CompanyAnalytics['comparison'] => ({
  period: periodAnswer(before),
  responseRate: { figure: then.responseRate.figure, change: now.responseRate.change },
  score: { figure: then.score.figure, change: now.score.change },
  enps: { figure: then.enps.figure, change: now.enps.change },
  favourable: { figure: then.favourable.figure, change: now.favourable.change },
});

/** The same lists that the dashboard and the company page show. */
const aiInsightsOf = ({ evidence: _evidence, ...insights }: Insights): CompanyAnalytics['aiInsights'] => insights;

/** Every day of the period, quiet ones as 0; nothing at all when all of them were quiet. */
function trendsOf(period: Period, days: readonly { day: string; count: number }[]): Record<string, number> {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const trend = daysOf(period).map((day) => [day, counts.get(day) ?? 0] as const);
  return trend.some(([, count]) => count > 0) ? Object.fromEntries(trend) : {};
}

function choiceOf(survey: AnalysedSurvey): CompanyAnalytics['surveys'][number] {
  const { part, whole } = participationOf(survey);
  return {
    _id: survey.surveyId,
    title: survey.title,
    type: survey.type,
    status: survey.status,
    launchedAt: survey.launchedAt?.toISOString() ?? null,
    responseCount: survey.submitted,
    completionRate: completionRate(part, whole),
  };
}
