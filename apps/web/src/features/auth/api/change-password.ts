import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PasswordBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { authKeys } from './keys.ts';

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordBody) => api.call('changePassword', { body }),
    onSuccess() {
      toastSuccess('Password changed. Your other sessions were signed out.');
      return queryClient.invalidateQueries({ queryKey: authKeys.sessions });
    },
    onError(error) {
      toastError(messageOf(error, 'The password could not be changed. Please try again.'));
    },
  });
}
