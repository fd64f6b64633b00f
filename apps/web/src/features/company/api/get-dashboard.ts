import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';

interface DashboardAnswer {
  dashboard: Dashboard;
  responseTrends: Record<string, number>;
}

export function useDashboard() {
  return useQuery({
    // Under `surveys`, so that launching or closing one refreshes the counts too.
    queryKey: ['surveys', 'dashboard'],
    queryFn: ({ signal }) => api.get<DashboardAnswer>('/api/company/dashboard', { signal }),
    select: ({ dashboard }) => dashboard,
    refetchInterval: POLL_MS,
  });
}
