import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { surveyKeys } from './keys.ts';

export function useResponses(id: string) {
  return useQuery({
    queryKey: surveyKeys.responses(id),
    queryFn: ({ signal }) => api.call('listResponses', { params: { id }, signal }),
    refetchInterval: POLL_MS,
  });
}
