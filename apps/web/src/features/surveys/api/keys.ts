import type { SurveyStatus } from '@vela/domain/surveys';

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
  audience: (asked: Record<string, string>) => ['surveys', 'audience', asked] as const,
  mine: ['surveys', 'mine'] as const,
  key: (id: string) => ['surveys', 'key', id] as const,
  departments: ['departments'] as const,
};
