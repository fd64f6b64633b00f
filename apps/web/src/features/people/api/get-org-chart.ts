import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { peopleKeys } from './keys.ts';

/** `managerId` null: those who report to nobody. */
export const orgChartQuery = (managerId: string | null) => ({
  queryKey: peopleKeys.chart(managerId),
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call('getOrgChart', { query: { managerId }, signal }),
});

export const useOrgChart = (managerId: string | null) => useQuery(orgChartQuery(managerId));
