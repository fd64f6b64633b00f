import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { OutgoingMail } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';

const PAGE = 50;

interface OutboxPage {
  mails: OutgoingMail[];
  total: number;
  nextCursor: string | null;
}

/** Waiting mails a page at a time; while something else is searched for, the ones before stay on the screen. */
export function useOutbox(q: string) {
  return useInfiniteQuery({
    queryKey: ['notifications', 'outbox', q],
    queryFn: ({ pageParam, signal }) =>
      api.get<OutboxPage>('/api/notifications/outbox', { query: { q, limit: PAGE, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}
