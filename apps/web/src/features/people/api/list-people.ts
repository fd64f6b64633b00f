import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { callQuery, type PeopleFilter } from '../people-filter.ts';
import { peopleKeys } from './keys.ts';

const PAGE = 50;

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
