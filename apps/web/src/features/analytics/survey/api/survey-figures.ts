import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SurveyAnalyticsQuery, SurveyCommentsQuery } from '@vela/contract';
import { api } from '../../../../lib/api-client.ts';
import { POLL_MS } from '../../../../lib/query-client.ts';

/** Under the root of the surveys: what changes a survey changes its figures. */
const surveyFigureKeys = {
  analytics: (id: string, filters: SurveyAnalyticsQuery) => ['surveys', 'analytics', id, filters] as const,
  comments: (id: string, filters: SurveyCommentsQuery) => ['surveys', 'comments', id, filters] as const,
};

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

/** Listed comments, page by page, and how all of them sound. */
export function useSurveyComments(id: string, filters: SurveyCommentsQuery) {
  return useInfiniteQuery({
    queryKey: surveyFigureKeys.comments(id, filters),
    queryFn: ({ signal, pageParam }) =>
      api.call('listSurveyComments', {
        params: { id },
        query: { ...filters, limit: 20, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });
}
