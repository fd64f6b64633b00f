import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { SLOW_POLL_MS } from '../../../lib/query-client.ts';
import type { Timeframe } from '../timeframe.ts';

const analyticsKeys = {
  company: (timeframe: Timeframe) => ['analytics', 'company', timeframe] as const,
  executive: ['analytics', 'executive'] as const,
};

export function useCompanyAnalytics(timeframe: Timeframe) {
  return useQuery({
    queryKey: analyticsKeys.company(timeframe),
    queryFn: ({ signal }) => api.call('getCompanyAnalytics', { query: { timeframe }, signal }),
    select: ({ analytics }) => analytics,
    refetchInterval: SLOW_POLL_MS,
  });
}

/** Only asked for by who may see it. */
export function useExecutiveDashboard({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: analyticsKeys.executive,
    queryFn: ({ signal }) => api.call('getExecutiveDashboard', { signal }),
    select: ({ executiveDashboard }) => executiveDashboard,
    refetchInterval: SLOW_POLL_MS,
    enabled,
  });
}
