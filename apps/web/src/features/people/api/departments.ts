import { useMutation, useQuery } from '@tanstack/react-query';
import type { Department } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { peopleKeys, usePeopleCache } from './people-cache.ts';

export function useDepartments() {
  return useQuery({
    queryKey: peopleKeys.departments,
    queryFn: ({ signal }) => api.call('listDepartments', { signal }),
    select: ({ departments }) => departments,
  });
}

export function useAddDepartment() {
  const { outdated } = usePeopleCache();
  return useMutation({
    mutationFn: (name: string) => api.call('addDepartment', { body: { name } }),
    onSuccess({ department }) {
      outdated();
      toastSuccess(`${department.name} is added`);
    },
  });
}

export function useRenameDepartment(id: string) {
  const { outdated } = usePeopleCache();
  return useMutation({
    mutationFn: (name: string) => api.call('renameDepartment', { params: { id }, body: { name } }),
    onSuccess({ department }) {
      outdated();
      toastSuccess(`The department is called ${department.name} now`);
    },
  });
}

/** `moveTo`: the department that its people belong to afterwards; null for none. */
export function useDeleteDepartment({ id, name }: Department) {
  const { outdated } = usePeopleCache();
  return useMutation({
    mutationFn: (moveTo: string | null) => api.call('deleteDepartment', { params: { id }, query: { moveTo } }),
    onSuccess() {
      outdated();
      toastSuccess(`${name} is deleted`);
    },
  });
}
