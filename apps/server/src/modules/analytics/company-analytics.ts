import type { CompanyAnalytics, Insights } from '@vela/contract';
import { COMMENT_THEME_LABELS } from '@vela/domain/ai';
import { daysOf, findRisks, rateChange, rateFigure, type Period, type Risk } from '@vela/domain/analytics';
import { completionRate } from '@vela/domain/scoring';
import type { ThemeEvidence } from '../ai/index.ts';
import type { AnalysedSurvey } from './analysed-surveys-store.ts';
import {
  categoriesOf,
  measuresOf,
  participationOf,
  sumPeriod,
  type PeriodMeasures,
  type PeriodSummary,
  type PeriodSums,
} from './period-figures.ts';

/** All that company figures are computed from. */
export interface CompanyRead {
  period: Period;
  before: Period;
  summary: PeriodSummary;
  /** Surveys to choose from, launched last first. */
  choices: readonly AnalysedSurvey[];
  totalEmployees: number;
  /** Submitted responses by local day, quiet days left out. */
  days: readonly { day: string; count: number }[];
  reviews: { open: number; overdue: number } | null;
  /** What the comments of the period's surveys are about. */
  themes: readonly ThemeEvidence[];
}

/** The figures of a period. Everything in them is a sum of what surveys publish. */
export function companyAnalytics(read: CompanyRead, insights: Insights): CompanyAnalytics {
  const { period, before, summary } = read;
  const { measures, departments } = summary;
  const responseTrends = trendsOf(period, read.days);
  return {
    overview: {
      totalEmployees: read.totalEmployees,
      responseRate: measures.responseRate.figure.value ?? 0,
      activeSurveys: summary.activeSurveys,
      totalResponses: Object.values(responseTrends).reduce((sum, count) => sum + count, 0),
    },
    riskIndicators: risksOf(read),
    engagement: { responseTrends },
    distribution: { surveyTypes: summary.surveyTypes },
    aiInsights: aiInsightsOf(insights),
    period: periodAnswer(period),
    ...measures,
    categories: categoriesOf(summary.now, summary.before),
    departments,
    drivers: summary.drivers,
    comparison: comparisonOf(before, measures, measuresOf(summary.before, NOTHING)),
    surveys: read.choices.map(choiceOf),
  };
}

export function risksOf({ summary, themes, reviews }: Pick<CompanyRead, 'summary' | 'themes' | 'reviews'>): Risk[] {
  const { now, before, measures, departments } = summary;
  return findRisks({
    categories: categoriesOf(now, before),
    departments: departments.map(({ value, label, score }) => ({ id: value, name: label, score })),
    score: measures.score.figure,
    enps: measures.enps.figure,
    participation: {
      figure: rateFigure(now.closedParticipation),
      change: rateChange(now.closedParticipation, before.closedParticipation),
    },
    themes: themes.flatMap(({ theme, comments, negative, surveyId }) =>
      negative === null ? [] : [{ name: COMMENT_THEME_LABELS[theme], comments, negative, surveyId }],
    ),
    reviews,
  });
}

export const periodAnswer = ({ from, to, timeZone }: Period): CompanyAnalytics['period'] => ({ from, to, timeZone });

const NOTHING: PeriodSums = sumPeriod([]);

/** The figures of the period before, each with what has changed since. */
const comparisonOf = (before: Period, now: PeriodMeasures, then: PeriodMeasures): CompanyAnalytics['comparison'] => ({
  period: periodAnswer(before),
  responseRate: { figure: then.responseRate.figure, change: now.responseRate.change },
  score: { figure: then.score.figure, change: now.score.change },
  enps: { figure: then.enps.figure, change: now.enps.change },
  favourable: { figure: then.favourable.figure, change: now.favourable.change },
});

/** The same lists that the dashboard and the company page show. */
const aiInsightsOf = ({ evidence: _evidence, ...shown }: Insights): CompanyAnalytics['aiInsights'] => shown;

/** Every day of the period, quiet ones as 0; nothing at all when all of them were quiet. */
function trendsOf(period: Period, days: CompanyRead['days']): Record<string, number> {
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
