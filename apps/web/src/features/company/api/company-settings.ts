import { useQuery } from '@tanstack/react-query';
import type { CompanySettingsBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { companyKeys } from './keys.ts';

export const getCompanySettings = (signal?: AbortSignal) => api.call('getCompanySettings', { signal });

export function useCompanySettings() {
  return useQuery({
    queryKey: companyKeys.settings,
    queryFn: ({ signal }) => getCompanySettings(signal),
    select: ({ settings }) => settings,
  });
}

export const saveCompanySettings = (body: CompanySettingsBody) => api.call('saveCompanySettings', { body });
