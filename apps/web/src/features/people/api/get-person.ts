import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { peopleKeys } from './keys.ts';

export const personQuery = (id: string) => ({
  queryKey: peopleKeys.person(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call('getPerson', { params: { id }, signal }),
});

export function usePerson(id: string, { enabled = true } = {}) {
  return useQuery({ ...personQuery(id), select: ({ person }) => person, enabled });
}
