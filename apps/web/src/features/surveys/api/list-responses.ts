import { useQuery } from '@tanstack/react-query';
import type { Response as SurveyResponse } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import type { Release } from '../../../lib/release-text.ts';
import { surveyPath } from './get-survey.ts';
import { surveyKeys } from './keys.ts';

export interface ResponsesAnswer {
  totalResponses: number;
  responses: SurveyResponse[];
  release: Release;
  comments: { questionId: string; text: string }[];
}

export function useResponses(id: string) {
  return useQuery({
    queryKey: surveyKeys.responses(id),
    queryFn: ({ signal }) => api.get<ResponsesAnswer>(`${surveyPath(id)}/responses`, { signal }),
    refetchInterval: POLL_MS,
  });
}
