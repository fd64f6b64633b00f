import { useQuery } from '@tanstack/react-query';
import type { CoreValuesBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';

/** What is asked about the company; what changes it anywhere invalidates them all. */
export const companyKeys = {
  all: ['company'],
  detail: ['company', 'detail'],
  settings: ['company', 'settings'],
  reviewSettings: ['company', 'review-settings'],
  firstRun: ['company', 'first-run'],
} as const;

export const getCompany = (signal?: AbortSignal) => api.call('getCompany', { signal });

export function useCompany() {
  return useQuery({
    queryKey: companyKeys.detail,
    queryFn: ({ signal }) => getCompany(signal),
    select: ({ company }) => company,
    refetchInterval: POLL_MS,
  });
}

export const saveCoreValues = (body: CoreValuesBody) => api.call('saveCoreValues', { body });

export function useDashboard() {
  return useQuery({
    // Under `surveys`, so that launching or closing one refreshes the counts too.
    queryKey: ['surveys', 'dashboard'],
    queryFn: ({ signal }) => api.call('getDashboard', { signal }),
    select: ({ dashboard }) => dashboard,
    refetchInterval: POLL_MS,
  });
}

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
