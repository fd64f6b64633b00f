import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';

const PAGE = 50;

/** Waiting mails a page at a time; while something else is searched for, the ones before stay on the screen. */
export function useOutbox(q: string) {
  return useInfiniteQuery({
    queryKey: ['notifications', 'outbox', q],
    queryFn: ({ pageParam, signal }) =>
      api.call('listOutbox', { query: { q, limit: PAGE, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}
