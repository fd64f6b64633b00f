import { useMutation } from '@tanstack/react-query';
import type { UpdateSurveyBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { useSurveyCache } from './use-survey-cache.ts';

export function useUpdateSurvey(id: string) {
  const cache = useSurveyCache();
  return useMutation({
    mutationFn: (body: UpdateSurveyBody) => api.call('updateSurvey', { params: { id }, body }),
    onSuccess: ({ survey }) => {
      cache.changed(survey);
    },
  });
}
