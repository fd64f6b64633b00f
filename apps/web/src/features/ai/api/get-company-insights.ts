import { useQuery } from '@tanstack/react-query';
import type { Insights } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { SLOW_POLL_MS } from '../../../lib/query-client.ts';

export function useCompanyInsights() {
  return useQuery({
    queryKey: ['ai', 'company-insights'],
    queryFn: ({ signal }) => api.get<{ insights: Insights }>('/api/ai/company-insights', { signal }),
    select: ({ insights }) => insights,
    refetchInterval: SLOW_POLL_MS,
  });
}
