import { useMutation } from '@tanstack/react-query';
import type { UpdateSurveyBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { surveyPath, type SurveyAnswer } from './get-survey.ts';
import { useSurveyCache } from './use-survey-cache.ts';

export function useUpdateSurvey(id: string) {
  const cache = useSurveyCache();
  return useMutation({
    mutationFn: (body: UpdateSurveyBody) => api.put<SurveyAnswer>(surveyPath(id), body),
    onSuccess: ({ survey }) => {
      cache.changed(survey);
    },
  });
}
