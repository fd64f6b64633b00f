import { useMutation } from '@tanstack/react-query';
import type { Person } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { usePeopleCache } from './use-people-cache.ts';

export function useErasePerson({ id, name }: Person) {
  const cache = usePeopleCache();
  return useMutation({
    mutationFn: (confirmEmail: string) => api.call('erasePerson', { params: { id }, body: { confirmEmail } }),
    onSuccess() {
      cache.removed(id);
      toastSuccess(`The personal data of ${name} is erased`);
    },
  });
}
