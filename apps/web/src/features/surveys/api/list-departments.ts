import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { surveyKeys } from './keys.ts';

export function useAudienceDepartments({ enabled = true } = {}) {
  return useQuery({
    queryKey: surveyKeys.departments,
    queryFn: ({ signal }) => api.call('listDepartments', { signal }),
    select: ({ departments }) => departments,
    enabled,
  });
}
