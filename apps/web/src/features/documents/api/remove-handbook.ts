import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { refreshHandbook } from './refresh-handbook.ts';

const removeHandbook = (id: string) => api.delete<{ ok: true }>(`/api/company/handbook/${encodeURIComponent(id)}`);

export function useRemoveHandbook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: removeHandbook,
    onSuccess: () => {
      toastSuccess('Handbook removed');
    },
    onError: (error) => {
      toastError('Failed to remove handbook', messageOf(error, ''));
    },
    onSettled: () => refreshHandbook(queryClient),
  });
}
