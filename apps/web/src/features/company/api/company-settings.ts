import { useQuery } from '@tanstack/react-query';
import type { CompanySettings, CompanySettingsBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { companyKeys } from './keys.ts';

const PATH = '/api/company/settings';

export interface CompanySettingsAnswer {
  settings: CompanySettings;
}

export const getCompanySettings = (signal?: AbortSignal) => api.get<CompanySettingsAnswer>(PATH, { signal });

export function useCompanySettings() {
  return useQuery({
    queryKey: companyKeys.settings,
    queryFn: ({ signal }) => getCompanySettings(signal),
    select: ({ settings }) => settings,
  });
}

export const saveCompanySettings = (body: CompanySettingsBody) => api.put<CompanySettingsAnswer>(PATH, body);
