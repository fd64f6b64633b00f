import { useQuery } from '@tanstack/react-query';
import type { CompanyReviewSettingsAnswer, CompanyReviewSettingsBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { companyKeys } from './keys.ts';

const PATH = '/api/company/review-settings';

export interface ReviewSettingsAnswer {
  settings: CompanyReviewSettingsAnswer;
}

export const getReviewSettings = (signal?: AbortSignal) => api.get<ReviewSettingsAnswer>(PATH, { signal });

export function useReviewSettings() {
  return useQuery({
    queryKey: companyKeys.reviewSettings,
    queryFn: ({ signal }) => getReviewSettings(signal),
    select: ({ settings }) => settings,
  });
}

export const saveReviewSettings = (body: CompanyReviewSettingsBody) => api.put<ReviewSettingsAnswer>(PATH, body);
