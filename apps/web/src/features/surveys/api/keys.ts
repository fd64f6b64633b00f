import type { SurveyStatus, TargetAudience } from '@vela/domain';

export interface SurveyFilter {
  q?: string | undefined;
  status?: SurveyStatus | undefined;
}

export const surveyKeys = {
  all: ['surveys'] as const,
  lists: ['surveys', 'list'] as const,
  /** Kept by the company feature, under the same root because it counts surveys. */
  dashboard: ['surveys', 'dashboard'] as const,
  list: (filter: SurveyFilter) => ['surveys', 'list', filter] as const,
  detail: (id: string) => ['surveys', 'detail', id] as const,
  responses: (id: string) => ['surveys', 'responses', id] as const,
  analytics: (id: string) => ['surveys', 'analytics', id] as const,
  audience: (targetAudience: TargetAudience, department: string) =>
    ['surveys', 'audience', targetAudience, department] as const,
  departments: ['departments'] as const,
};
