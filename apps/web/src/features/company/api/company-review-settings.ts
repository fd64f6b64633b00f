import { useQuery } from '@tanstack/react-query';
import type { CompanyReviewSettingsBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { companyKeys } from './keys.ts';

export const getReviewSettings = (signal?: AbortSignal) => api.call('getCompanyReviewSettings', { signal });

export function useReviewSettings() {
  return useQuery({
    queryKey: companyKeys.reviewSettings,
    queryFn: ({ signal }) => getReviewSettings(signal),
    select: ({ settings }) => settings,
  });
}

export const saveReviewSettings = (body: CompanyReviewSettingsBody) => api.call('saveCompanyReviewSettings', { body });
