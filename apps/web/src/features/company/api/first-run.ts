import { useQuery } from '@tanstack/react-query';
import type { FirstRun } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { companyKeys } from './keys.ts';

export interface FirstRunAnswer {
  firstRun: FirstRun;
}

export function useFirstRun(enabled: boolean) {
  return useQuery({
    queryKey: companyKeys.firstRun,
    queryFn: ({ signal }) => api.get<FirstRunAnswer>('/api/company/first-run', { signal }),
    select: ({ firstRun }) => firstRun,
    enabled,
    refetchInterval: POLL_MS,
  });
}

export const dismissFirstRun = () => api.post<{ ok: true }>('/api/company/first-run/dismiss');
