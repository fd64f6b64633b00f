import { useQuery } from '@tanstack/react-query';
import type { CompanyReviewSettingsBody, CompanySettingsBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { companyKeys } from './company.ts';

export const getCompanySettings = (signal?: AbortSignal) => api.call('getCompanySettings', { signal });

export function useCompanySettings() {
  return useQuery({
    queryKey: companyKeys.settings,
    queryFn: ({ signal }) => getCompanySettings(signal),
    select: ({ settings }) => settings,
  });
}

export const saveCompanySettings = (body: CompanySettingsBody) => api.call('saveCompanySettings', { body });

export const getReviewSettings = (signal?: AbortSignal) => api.call('getCompanyReviewSettings', { signal });

export function useReviewSettings() {
  return useQuery({
    queryKey: companyKeys.reviewSettings,
    queryFn: ({ signal }) => getReviewSettings(signal),
    select: ({ settings }) => settings,
  });
}

export const saveReviewSettings = (body: CompanyReviewSettingsBody) => api.call('saveCompanyReviewSettings', { body });
