import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { newId } from '../new-id.ts';
import { toastFailure } from '../toast-failure.ts';
import { useSurveyCache } from './use-survey-cache.ts';

export function useDuplicateSurvey() {
  const cache = useSurveyCache();
  return useMutation({
    mutationFn: (id: string) => api.call('duplicateSurvey', { params: { id }, idempotencyKey: newId() }),
    onSuccess: ({ survey }) => {
      cache.changed(survey);
      toastSuccess('Survey duplicated. This is the copy, as a draft.');
    },
    onError: (error) => {
      toastFailure('Failed to duplicate survey', error);
    },
  });
}
