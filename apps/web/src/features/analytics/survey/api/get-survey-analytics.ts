import { useQuery } from '@tanstack/react-query';
import type { SurveyAnalyticsQuery } from '@vela/contract';
import { api } from '../../../../lib/api-client.ts';
import { POLL_MS } from '../../../../lib/query-client.ts';
import { surveyFigureKeys } from './keys.ts';

const NO_FILTERS: SurveyAnalyticsQuery = {};

/** Figures of one survey. While another filter loads, the old figures stay and `isPlaceholderData` says so. */
export function useSurveyAnalytics(id: string, filters: SurveyAnalyticsQuery = NO_FILTERS) {
  return useQuery({
    queryKey: surveyFigureKeys.analytics(id, filters),
    queryFn: ({ signal }) =>
      api.call('getSurveyAnalytics', {
        params: { id },
        query: { ...filters },
        signal,
      }),
    select: ({ analytics }) => analytics,
    refetchInterval: POLL_MS,
    // Another survey's figures must never stand under this one's title.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });
}
