import { useInfiniteQuery } from '@tanstack/react-query';
import type { SurveyCommentsQuery } from '@vela/contract';
import { api } from '../../../../lib/api-client.ts';
import { surveyFigureKeys } from './keys.ts';

/** Comments that may be read, page by page, and how all of them sound. */
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
