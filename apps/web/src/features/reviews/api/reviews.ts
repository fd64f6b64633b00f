import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';

const reviewKeys = {
  all: ['reviews'] as const,
  list: ['reviews', 'list'] as const,
  overview: ['reviews', 'overview'] as const,
};

export function useReviews() {
  return useQuery({
    queryKey: reviewKeys.list,
    queryFn: ({ signal }) => api.call('listReviews', { signal }),
    select: ({ reviews }) => reviews,
    refetchInterval: POLL_MS,
  });
}

export function useReviewOverview() {
  return useQuery({
    queryKey: reviewKeys.overview,
    queryFn: ({ signal }) => api.call('getReviewAnalytics', { signal }),
    select: ({ analytics }) => analytics,
    refetchInterval: POLL_MS,
  });
}
