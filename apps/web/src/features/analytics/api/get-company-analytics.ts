import { useQuery } from '@tanstack/react-query';
import type { CompanyAnalytics } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { SLOW_POLL_MS } from '../../../lib/query-client.ts';
import type { Timeframe } from '../timeframe.ts';
import { analyticsKeys } from './keys.ts';

export function useCompanyAnalytics(timeframe: Timeframe) {
  return useQuery({
    queryKey: analyticsKeys.company(timeframe),
    queryFn: ({ signal }) =>
      api.get<{ analytics: CompanyAnalytics }>('/api/analytics/company', { query: { timeframe }, signal }),
    select: ({ analytics }) => analytics,
    refetchInterval: SLOW_POLL_MS,
  });
}
