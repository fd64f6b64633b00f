import { useQuery } from '@tanstack/react-query';
import type { OrgChartNode } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { peopleKeys } from './keys.ts';

interface OrgChartLevel {
  people: OrgChartNode[];
  /** How many there are, of whom the server sends the first. */
  total: number;
}

/** `managerId` null: those who report to nobody. */
export const orgChartQuery = (managerId: string | null) => ({
  queryKey: peopleKeys.chart(managerId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get<OrgChartLevel>('/api/people/org-chart', { query: { managerId }, signal }),
});

export const useOrgChart = (managerId: string | null) => useQuery(orgChartQuery(managerId));
