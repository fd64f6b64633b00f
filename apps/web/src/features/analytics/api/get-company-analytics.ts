import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { SLOW_POLL_MS } from '../../../lib/query-client.ts';
import type { Timeframe } from '../timeframe.ts';
import { analyticsKeys } from './keys.ts';

export function useCompanyAnalytics(timeframe: Timeframe) {
  return useQuery({
    queryKey: analyticsKeys.company(timeframe),
    queryFn: ({ signal }) => api.call('getCompanyAnalytics', { query: { timeframe }, signal }),
    select: ({ analytics }) => analytics,
    refetchInterval: SLOW_POLL_MS,
  });
}
