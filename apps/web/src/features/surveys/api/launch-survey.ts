import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { toastFailure } from '../toast-failure.ts';
import { useSurveyCache } from './use-survey-cache.ts';

export function useLaunchSurvey() {
  const cache = useSurveyCache();
  return useMutation({
    mutationFn: (id: string) => api.call('launchSurvey', { params: { id } }),
    onSuccess: ({ survey }) => {
      cache.changed(survey);
      toastSuccess('Survey launched successfully!');
    },
    onError: (error) => {
      cache.outdated();
      toastFailure('Failed to launch survey', error);
    },
  });
}
