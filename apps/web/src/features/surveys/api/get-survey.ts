import { useQuery } from '@tanstack/react-query';
import type { Survey } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { surveyKeys } from './keys.ts';

export interface SurveyAnswer {
  survey: Survey;
}

export const surveyPath = (id: string): string => `/api/surveys/${encodeURIComponent(id)}`;

export const getSurvey = (id: string, signal?: AbortSignal): Promise<SurveyAnswer> =>
  api.get<SurveyAnswer>(surveyPath(id), { signal });

export function useSurvey(id: string) {
  return useQuery({
    queryKey: surveyKeys.detail(id),
    queryFn: ({ signal }) => getSurvey(id, signal),
    select: ({ survey }) => survey,
    refetchInterval: POLL_MS,
  });
}
