import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { companyKeys } from './keys.ts';

export const getCompany = (signal?: AbortSignal) => api.call('getCompany', { signal });

export function useCompany() {
  return useQuery({
    queryKey: companyKeys.detail,
    queryFn: ({ signal }) => getCompany(signal),
    select: ({ company }) => company,
    refetchInterval: POLL_MS,
  });
}
