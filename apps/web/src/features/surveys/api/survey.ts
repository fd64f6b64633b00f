import { useMutation, useQuery } from '@tanstack/react-query';
import { api, ApiError } from '../../../lib/api-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { toastFailure, toastSuccess } from '../../../lib/toasts.tsx';
import { surveyKeys, useSurveyCache } from './survey-cache.ts';

export const getSurvey = (id: string, signal?: AbortSignal) => api.call('getSurvey', { params: { id }, signal });

export function useSurvey(id: string) {
  return useQuery({
    queryKey: surveyKeys.detail(id),
    queryFn: ({ signal }) => getSurvey(id, signal),
    select: ({ survey }) => survey,
    refetchInterval: POLL_MS,
  });
}

export function useResponses(id: string) {
  return useQuery({
    queryKey: surveyKeys.responses(id),
    queryFn: ({ signal }) => api.call('listResponses', { params: { id }, signal }),
    refetchInterval: POLL_MS,
  });
}

/** The key that tokens of a survey are signed with, as everybody gets it. */
export function useSurveyKey(surveyId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: surveyKeys.key(surveyId),
    queryFn: ({ signal }) => api.call('getSurveyKey', { params: { id: surveyId }, signal }),
    select: ({ key }) => key,
    enabled,
  });
}

export const useLaunchSurvey = () =>
  useStatusChange('launchSurvey', {
    done: 'Survey launched successfully!',
    failed: 'Failed to launch survey',
  });

export const useCloseSurvey = () =>
  useStatusChange('closeSurvey', { done: 'Survey closed successfully!', failed: 'Failed to close survey' });

export const useReopenSurvey = () =>
  useStatusChange('reopenSurvey', { done: 'Survey reopened successfully!', failed: 'Failed to reopen survey' });

function useStatusChange(
  name: 'launchSurvey' | 'closeSurvey' | 'reopenSurvey',
  { done, failed }: { done: string; failed: string },
) {
  const cache = useSurveyCache();
  return useMutation({
    mutationFn: (id: string) => api.call(name, { params: { id } }),
    onSuccess: ({ survey }) => {
      cache.changed(survey);
      toastSuccess(done);
    },
    onError: (error) => {
      cache.outdated();
      toastFailure(failed, error);
    },
  });
}

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
