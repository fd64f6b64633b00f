import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { surveyKeys } from './keys.ts';

export const getSurvey = (id: string, signal?: AbortSignal) => api.call('getSurvey', { params: { id }, signal });

export function useSurvey(id: string) {
  return useQuery({
    queryKey: surveyKeys.detail(id),
    queryFn: ({ signal }) => getSurvey(id, signal),
    select: ({ survey }) => survey,
    refetchInterval: POLL_MS,
  });
}
