import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { surveyKeys, type SurveyFilter } from './keys.ts';

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
