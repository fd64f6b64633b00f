import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { SLOW_POLL_MS } from '../../../lib/query-client.ts';
import { analyticsKeys } from './keys.ts';

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
