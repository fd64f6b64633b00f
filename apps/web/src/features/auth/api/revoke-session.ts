import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { authKeys } from './keys.ts';

export function useRevokeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call('revokeSession', { params: { id } }),
    onSuccess() {
      toastSuccess('Signed out there');
    },
    onError(error) {
      toastError(messageOf(error, 'That session could not be ended. Please try again.'));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: authKeys.sessions }),
  });
}
