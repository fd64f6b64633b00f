import { useMutation } from '@tanstack/react-query';
import type { CallBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: CallBody<'resetPassword'>) => api.call('resetPassword', { body }),
    onSuccess() {
      toastSuccess('Your password is changed. Please sign in with the new one.');
    },
    onError(error) {
      toastError(messageOf(error, 'The password could not be changed. Please try again.'));
    },
  });
}
