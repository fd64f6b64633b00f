import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toastError } from '../../../lib/toasts.tsx';
import { callQuery, type PeopleFilter } from '../people-place.ts';
import { peopleKeys } from './people-cache.ts';

const PAGE = 50;
const FOUND_LIMIT = 20;
const LIMIT_MS = 120_000;

/** People a page at a time; while another filter is asked for, the ones before stay on the screen. */
export function usePeople(filter: PeopleFilter) {
  return useInfiniteQuery({
    queryKey: peopleKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      api.call('listPeople', { query: { ...callQuery(filter), limit: PAGE, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** The first people whose name, address or job title holds what was typed. */
export function useFoundPeople(typed: string, { enabled }: { enabled: boolean }) {
  const q = typed.trim();
  return useQuery({
    queryKey: peopleKeys.found(q),
    queryFn: ({ signal }) => api.call('listPeople', { query: { q, limit: FOUND_LIMIT }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** `managerId` null: those who report to nobody. */
export const orgChartQuery = (managerId: string | null) => ({
  queryKey: peopleKeys.chart(managerId),
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call('getOrgChart', { query: { managerId }, signal }),
});

export const useOrgChart = (managerId: string | null) => useQuery(orgChartQuery(managerId));

/** Everybody as a CSV file that the import reads back. */
export const useSavePeopleList = () =>
  useMutation({
    async mutationFn() {
      const { content, fileName } = await api.file('exportPeople', { timeoutMs: LIMIT_MS });
      saveFile(content, fileName ?? 'people.csv');
    },
    onError(error) {
      toastError('The list could not be exported', messageOf(error, ''));
    },
  });
