import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError } from '../../../lib/toasts.tsx';

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => api.call('forgotPassword', { body: { email } }),
    onError(error) {
      toastError(messageOf(error, 'The link could not be sent. Please try again.'));
    },
  });
}
