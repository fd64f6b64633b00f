import { CATEGORIES, QUESTION_TYPES } from '@vela/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParamsSchema } from './primitives.ts';
import { releaseSchema } from './responses.ts';

const scoreSchema = z.number().nullable();

export const questionAnalyticsSchema = z.object({
  questionId: z.string(),
  questionText: z.string(),
  questionType: z.enum(QUESTION_TYPES),
  category: z.enum(CATEGORIES),
  /** Answers that count: the base of every figure here. */
  responseCount: z.number(),
  notApplicableCount: z.number(),
  /** Released responses without an answer to this question, not applicable left out. */
  skippedCount: z.number(),
  analytics: z.object({
    /** Mean on the original scale, unrounded; null without answers or for types without a scale. */
    average: z.number().nullable(),
    yesPercentage: z.number().nullable(),
    /** 0 to 100, favourable upwards. */
    score: scoreSchema,
    enps: z.number().nullable(),
    favourable: z.number().nullable(),
    neutral: z.number().nullable(),
    unfavourable: z.number().nullable(),
    /** Counts by value, every value of the scale or option named, in its order. */
    distribution: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
  }),
});
export type QuestionAnalytics = z.infer<typeof questionAnalyticsSchema>;

export const surveyAnalyticsSchema = z.object({
  totalResponses: z.number(),
  completionRate: z.number(),
  /** Mean of the seconds that people took; 0 without any. */
  averageCompletionTime: z.number(),
  /** Their median; null without any. */
  medianCompletionTime: z.number().nullable(),
  score: scoreSchema,
  enps: z.number().nullable(),
  release: releaseSchema,
  categories: z.array(z.object({ category: z.enum(CATEGORIES), score: scoreSchema, answerCount: z.number() })),
  questionAnalytics: z.array(questionAnalyticsSchema),
  /** Submitted responses by day, yyyy-mm-dd. */
  responseTrends: z.record(z.string(), z.number()),
});
export type SurveyAnalytics = z.infer<typeof surveyAnalyticsSchema>;

export const analyticsEndpoints = {
  getSurveyAnalytics: endpoint({
    method: 'GET',
    path: '/api/analytics/survey/{id}',
    tag: 'analytics',
    access: 'member',
    permission: 'responses.read',
    summary: 'Figures of one survey, from the answers that may be shown',
    params: idParamsSchema,
    responses: { 200: z.object({ analytics: surveyAnalyticsSchema }) },
  }),
};
