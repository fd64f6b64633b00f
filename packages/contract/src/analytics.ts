import { RISK_SEVERITIES } from '@vela/domain/analytics';
import { CATEGORIES, SURVEY_STATUSES, SURVEY_TYPES } from '@vela/domain/surveys';
import { z } from 'zod';
import { insightsSchema } from './ai.ts';
import {
  categoryMeasureSchema,
  changeSchema,
  figureSchema,
  groupMeasureSchema,
  measureSchema,
  periodSchema,
} from './analytics-figures.ts';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { idParamsSchema, timeSchema } from './primitives.ts';
import { surveyAnalyticsQuerySchema, surveyAnalyticsSchema } from './survey-analytics.ts';

export const TIMEFRAMES = ['7d', '30d', '90d'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

export const riskIndicatorSchema = z.object({
  /** The rule of the table in the guide that found it. */
  rule: z.string(),
  severity: z.enum(RISK_SEVERITIES),
  message: z.string(),
  recommendation: z.string(),
  /** Where it can be looked at. */
  evidence: z.object({
    surveyId: z.string().nullable(),
    category: z.enum(CATEGORIES).nullable(),
    departmentId: z.string().nullable(),
    /** The figure that crossed the threshold, and the threshold. */
    figure: figureSchema.nullable(),
    threshold: z.number(),
    change: changeSchema,
  }),
});
export type RiskIndicator = z.infer<typeof riskIndicatorSchema>;

const driverSchema = z.object({
  category: z.enum(CATEGORIES),
  /** With engagement, over the points: -1 to 1, and its 95% interval. */
  correlation: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  isNoise: z.boolean(),
  score: z.number(),
  /** 100 - score. */
  room: z.number(),
  /** Correlation x room: what is to be gained. Largest first. */
  impact: z.number(),
  points: z.number(),
});
export type Driver = z.infer<typeof driverSchema>;

export const companyAnalyticsSchema = z.object({
  overview: z.object({
    totalEmployees: z.number(),
    /** Per cent, one decimal; 0 where nobody was asked. */
    responseRate: z.number(),
    activeSurveys: z.number(),
    totalResponses: z.number(),
  }),
  riskIndicators: z.array(riskIndicatorSchema),
  engagement: z.object({
    /** Submitted responses of every local day of the period; empty where all of them are 0. */
    responseTrends: z.record(z.string(), z.number()),
  }),
  distribution: z.object({
    /** Surveys open in the period, by type. */
    surveyTypes: z.record(z.string(), z.number()),
  }),
  aiInsights: insightsSchema.omit({ evidence: true }),
  period: periodSchema,
  responseRate: measureSchema,
  score: measureSchema,
  favourable: measureSchema,
  enps: measureSchema,
  /** Categories that were asked about in the period. */
  categories: z.array(categoryMeasureSchema),
  /** Heat map: every department that was invited in the period, the hidden ones included. */
  departments: z.array(groupMeasureSchema),
  drivers: z.object({
    /** Points that were there (a department in a survey, or a survey that tells none apart), and how many it takes. */
    points: z.number(),
    minPoints: z.number(),
    items: z.array(driverSchema),
  }),
  comparison: z.object({
    period: periodSchema,
    responseRate: measureSchema,
    score: measureSchema,
    enps: measureSchema,
    favourable: measureSchema,
  }),
  /** Surveys to look at one by one, launched last first, at most 200. */
  surveys: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      type: z.enum(SURVEY_TYPES),
      status: z.enum(SURVEY_STATUSES),
      launchedAt: timeSchema.nullable(),
      responseCount: z.number(),
      /** Submitted of invited (of started, for an open link), per cent, one decimal. */
      completionRate: z.number(),
    }),
  ),
});
export type CompanyAnalytics = z.infer<typeof companyAnalyticsSchema>;

const categoryHighlightSchema = z.object({
  category: z.enum(CATEGORIES),
  score: figureSchema,
  change: changeSchema,
});

export const executiveDashboardSchema = z.object({
  /** One sentence: how it stands and where it goes. */
  headline: z.string(),
  /** The last 90 days; changes are against the 90 before. */
  period: periodSchema,
  engagement: z.object({
    score: figureSchema,
    change: changeSchema,
    /** Six stretches of 30 days, oldest first. */
    trend: z.array(z.object({ from: z.string(), to: z.string(), score: figureSchema })),
  }),
  enps: measureSchema,
  participation: measureSchema,
  /** At most three categories each. */
  topStrengths: z.array(categoryHighlightSchema),
  topRisks: z.array(riskIndicatorSchema),
  departments: z.array(groupMeasureSchema),
  /** Null where no review was ever asked for. */
  reviewCompletion: z
    .object({ total: z.number(), completed: z.number(), rate: figureSchema, averageRating: z.number().nullable() })
    .nullable(),
  recognition: z.null(),
  recognitionReason: z.string(),
});
export type ExecutiveDashboard = z.infer<typeof executiveDashboardSchema>;

export const analyticsEndpoints = {
  getCompanyAnalytics: endpoint({
    ...CALLS.getCompanyAnalytics,
    tag: 'analytics',
    access: 'member',
    permission: 'analytics.read',
    summary: 'Figures of a period over all surveys in reach, compared with the equal period before',
    query: z.object({ timeframe: z.enum(TIMEFRAMES, 'Choose 7d, 30d or 90d').default('30d') }),
    responses: { 200: z.object({ analytics: companyAnalyticsSchema }) },
  }),
  getExecutiveDashboard: endpoint({
    ...CALLS.getExecutiveDashboard,
    tag: 'analytics',
    access: 'member',
    permission: 'executive.read',
    summary: 'The company on one page: how it stands, what changed, what to look at',
    responses: { 200: z.object({ executiveDashboard: executiveDashboardSchema }) },
  }),
  getSurveyAnalytics: endpoint({
    ...CALLS.getSurveyAnalytics,
    tag: 'analytics',
    access: 'member',
    permission: 'analytics.read',
    summary: 'Figures of one survey, from its released answers',
    params: idParamsSchema,
    query: surveyAnalyticsQuerySchema,
    responses: { 200: z.object({ analytics: surveyAnalyticsSchema }) },
  }),
};
