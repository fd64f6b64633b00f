import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';

export function useDashboard() {
  return useQuery({
    // Under `surveys`, so that launching or closing one refreshes the counts too.
    queryKey: ['surveys', 'dashboard'],
    queryFn: ({ signal }) => api.call('getDashboard', { signal }),
    select: ({ dashboard }) => dashboard,
    refetchInterval: POLL_MS,
  });
}
