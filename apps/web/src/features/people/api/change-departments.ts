import { useMutation } from '@tanstack/react-query';
import type { Department } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { usePeopleCache } from './use-people-cache.ts';

const PATH = '/api/company/departments';
const departmentPath = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export function useAddDepartment() {
  const { outdated } = usePeopleCache();
  return useMutation({
    mutationFn: (name: string) => api.post<{ department: Department }>(PATH, { name }),
    onSuccess({ department }) {
      outdated();
      toastSuccess(`${department.name} is added`);
    },
  });
}

export function useRenameDepartment(id: string) {
  const { outdated } = usePeopleCache();
  return useMutation({
    mutationFn: (name: string) => api.put<{ department: Department }>(departmentPath(id), { name }),
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
    mutationFn: (moveTo: string | null) => api.delete(departmentPath(id), { query: { moveTo } }),
    onSuccess() {
      outdated();
      toastSuccess(`${name} is deleted`);
    },
  });
}
