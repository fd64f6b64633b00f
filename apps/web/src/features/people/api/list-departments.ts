import { useQuery } from '@tanstack/react-query';
import type { Department } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { peopleKeys } from './keys.ts';

export function useDepartments() {
  return useQuery({
    queryKey: peopleKeys.departments,
    queryFn: ({ signal }) => api.get<{ departments: Department[] }>('/api/company/departments', { signal }),
    select: ({ departments }) => departments,
  });
}
