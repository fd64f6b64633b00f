import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { peopleKeys } from './keys.ts';

export function useDepartments() {
  return useQuery({
    queryKey: peopleKeys.departments,
    queryFn: ({ signal }) => api.call('listDepartments', { signal }),
    select: ({ departments }) => departments,
  });
}
