import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS, SLOW_POLL_MS } from '../../../lib/query-client.ts';
import { type SurveyFilter, surveyKeys } from './survey-cache.ts';

/** Surveys, newest first, a server's page at a time. */
export function useSurveyList(filter: SurveyFilter, { enabled = true } = {}) {
  return useInfiniteQuery({
    queryKey: surveyKeys.list(filter),
    queryFn: ({ pageParam, signal }) => api.call('listSurveys', { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: POLL_MS,
    enabled,
  });
}

/** The running surveys that the signed-in person is invited to. They are answered in another tab, so it looks again. */
export function useMySurveys() {
  return useQuery({
    queryKey: surveyKeys.mine,
    queryFn: ({ signal }) => api.call('listMySurveys', { signal }),
    select: ({ surveys }) => surveys,
    refetchInterval: SLOW_POLL_MS,
    refetchOnWindowFocus: true,
  });
}
