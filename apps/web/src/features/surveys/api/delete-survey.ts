import { useMutation } from '@tanstack/react-query';
import { ApiError, api } from '../../../lib/api-client.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { toastFailure } from '../toast-failure.ts';
import { useSurveyCache } from './use-survey-cache.ts';

export function useDeleteSurvey() {
  const cache = useSurveyCache();
  return useMutation({
    mutationFn: (id: string) => deleteSurvey(id),
    onSuccess: (_answer, id) => {
      cache.removed(id);
      toastSuccess('Survey deleted successfully!');
    },
    onError: (error) => {
      toastFailure('Failed to delete survey', error);
    },
  });
}

async function deleteSurvey(id: string): Promise<void> {
  try {
    await api.call('deleteSurvey', { params: { id } });
  } catch (error) {
    // Somebody else was faster, or the answer to the first try was lost: it is gone, as wanted.
    if (error instanceof ApiError && error.status === 404) return;
    throw error;
  }
}
