import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { reviewKeys } from './keys.ts';

export function useReviewOverview() {
  return useQuery({
    queryKey: reviewKeys.overview,
    queryFn: ({ signal }) => api.call('getReviewAnalytics', { signal }),
    select: ({ analytics }) => analytics,
    refetchInterval: POLL_MS,
  });
}
