import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { reviewKeys } from './keys.ts';

export function useReviews() {
  return useQuery({
    queryKey: reviewKeys.list,
    queryFn: ({ signal }) => api.call('listReviews', { signal }),
    select: ({ reviews }) => reviews,
    refetchInterval: POLL_MS,
  });
}
