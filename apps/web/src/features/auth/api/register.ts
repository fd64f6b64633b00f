import { useMutation } from '@tanstack/react-query';
import type { RegisterBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.tsx';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';

/** `onDone` runs before the session begins, because the screen goes away with it. */
export function useRegister(onDone: () => void) {
  const { signIn } = useSession();
  return useMutation({
    mutationFn: (body: RegisterBody) => api.call('register', { body }),
    onSuccess(answer) {
      onDone();
      signIn(answer);
      toastSuccess('Registration successful!');
    },
    onError(error) {
      toastError(messageOf(error, 'Registration failed'));
    },
  });
}
