import { useQueryClient } from '@tanstack/react-query';
import type { Survey } from '@vela/contract';
import { surveyKeys } from './keys.ts';

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
