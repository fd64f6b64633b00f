import { useQueryClient } from '@tanstack/react-query';
import type { CallQuery, Survey } from '@vela/contract';
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
  audience: (asked: CallQuery<'getAudience'>) => ['surveys', 'audience', asked] as const,
  mine: ['surveys', 'mine'] as const,
  key: (id: string) => ['surveys', 'key', id] as const,
  departments: ['departments'] as const,
};

/** What follows for the cache once a survey was changed: its detail is the answer, lists and figures are read again. */
export function useSurveyCache() {
  const queryClient = useQueryClient();
  return {
    changed(survey: Survey) {
      queryClient.setQueryData(surveyKeys.detail(survey._id), { survey });
      void queryClient.invalidateQueries({ queryKey: surveyKeys.all });
    },
    removed(id: string) {
      queryClient.removeQueries({ queryKey: surveyKeys.detail(id) });
      void queryClient.invalidateQueries({ queryKey: surveyKeys.lists });
      void queryClient.invalidateQueries({ queryKey: surveyKeys.dashboard });
    },
    /** The server knows better than the screen, e.g. after a conflict. */
    outdated() {
      void queryClient.invalidateQueries({ queryKey: surveyKeys.all });
    },
  };
}
