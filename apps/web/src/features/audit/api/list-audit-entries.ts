import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import type { AuditFilter } from '../audit-filter.ts';

interface AuditPage {
  entries: AuditEntry[];
  nextCursor: string | null;
  actions: string[];
}

export function useAuditEntries(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      api.get<AuditPage>('/api/audit', { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
