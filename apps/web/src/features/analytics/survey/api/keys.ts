import type { SurveyAnalyticsQuery, SurveyCommentsQuery } from '@vela/contract';

/** Under the root of the surveys: what changes a survey changes its figures. */
export const surveyFigureKeys = {
  analytics: (id: string, filters: SurveyAnalyticsQuery) => ['surveys', 'analytics', id, filters] as const,
  comments: (id: string, filters: SurveyCommentsQuery) => ['surveys', 'comments', id, filters] as const,
};
