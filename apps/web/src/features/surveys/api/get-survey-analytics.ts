import { useQuery } from '@tanstack/react-query';
import type { SurveyAnalytics } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { surveyKeys } from './keys.ts';

export function useSurveyAnalytics(id: string) {
  return useQuery({
    queryKey: surveyKeys.analytics(id),
    queryFn: ({ signal }) =>
      api.get<{ analytics: SurveyAnalytics }>(`/api/analytics/survey/${encodeURIComponent(id)}`, { signal }),
    select: ({ analytics }) => analytics,
    refetchInterval: POLL_MS,
  });
}
