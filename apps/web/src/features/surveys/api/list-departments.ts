import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { surveyKeys } from './keys.ts';

interface DepartmentsAnswer {
  departments: { name: string; memberCount: number }[];
}

export function useAudienceDepartments({ enabled = true } = {}) {
  return useQuery({
    queryKey: surveyKeys.departments,
    queryFn: ({ signal }) => api.get<DepartmentsAnswer>('/api/company/departments', { signal }),
    select: ({ departments }) => departments,
    enabled,
  });
}
