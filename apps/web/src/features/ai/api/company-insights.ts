import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { SLOW_POLL_MS } from '../../../lib/query-client.ts';

/** The specification names a call for each of the two screens; they answer the same. */
export const useDashboardInsights = () => useInsights('getCompanyInsights');
export const useCompanyInsights = () => useInsights('getInsights');

function useInsights(name: 'getCompanyInsights' | 'getInsights') {
  return useQuery({
    queryKey: ['ai', name],
    queryFn: ({ signal }) => api.call(name, { signal }),
    select: ({ insights }) => insights,
    refetchInterval: SLOW_POLL_MS,
  });
}
