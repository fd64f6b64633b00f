import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { peopleKeys } from './keys.ts';

const FOUND_LIMIT = 20;

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
