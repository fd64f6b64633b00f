import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Person } from '@vela/contract';
import { api } from '../../lib/api-client.ts';
import { useCan } from '../../lib/use-can.ts';

const FOUND_LIMIT = 6;

/** People whose name, address or job title holds the typed text; nobody while nothing is typed. */
export function usePalettePeople(typed: string): readonly Person[] {
  const maySee = useCan('people.read');
  const q = typed.trim();
  const isAsked = maySee && q !== '';
  const { data } = useQuery({
    // Under `people`, so that whatever changes people refreshes this too.
    queryKey: ['people', 'palette', q],
    queryFn: ({ signal }) => api.get<{ people: Person[] }>('/api/people', { query: { q, limit: FOUND_LIMIT }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? (data?.people ?? []) : [];
}
