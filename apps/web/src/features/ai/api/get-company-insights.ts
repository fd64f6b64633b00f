import { useQuery } from '@tanstack/react-query';
import type { Insights } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { SLOW_POLL_MS } from '../../../lib/query-client.ts';

/** The specification names a call for each of the two screens; they answer the same. */
export const useDashboardInsights = () => useInsights('/api/ai/company-insights');
export const useCompanyInsights = () => useInsights('/api/company/insights');

function useInsights(path: string) {
  return useQuery({
    queryKey: ['ai', path],
    queryFn: ({ signal }) => api.get<{ insights: Insights }>(path, { signal }),
    select: ({ insights }) => insights,
    refetchInterval: SLOW_POLL_MS,
  });
}
