import { useQuery } from '@tanstack/react-query';
import type { Review } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { reviewKeys } from './keys.ts';

export function useReviews() {
  return useQuery({
    queryKey: reviewKeys.list,
    queryFn: ({ signal }) => api.get<{ reviews: Review[] }>('/api/reviews/dev', { signal }),
    select: ({ reviews }) => reviews,
    refetchInterval: POLL_MS,
  });
}
