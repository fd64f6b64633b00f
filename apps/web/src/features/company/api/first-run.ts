import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { companyKeys } from './keys.ts';

export function useFirstRun(enabled: boolean) {
  return useQuery({
    queryKey: companyKeys.firstRun,
    queryFn: ({ signal }) => api.call('getFirstRun', { signal }),
    select: ({ firstRun }) => firstRun,
    enabled,
    refetchInterval: POLL_MS,
  });
}

export const dismissFirstRun = () => api.call('dismissFirstRun');
