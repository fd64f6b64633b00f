import { useQuery } from '@tanstack/react-query';
import type { Person } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { peopleKeys } from './keys.ts';

export const personPath = (id: string): string => `/api/people/${encodeURIComponent(id)}`;

export const personQuery = (id: string) => ({
  queryKey: peopleKeys.person(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get<{ person: Person }>(personPath(id), { signal }),
});

export function usePerson(id: string, { enabled = true } = {}) {
  return useQuery({ ...personQuery(id), select: ({ person }) => person, enabled });
}
