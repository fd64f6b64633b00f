import { useMutation } from '@tanstack/react-query';
import type { LoginBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.tsx';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';

/** `onDone` runs before the session begins, because the screen goes away with it. */
export function useSignIn(onDone: () => void) {
  const { signIn } = useSession();
  return useMutation({
    mutationFn: (body: LoginBody) => api.call('login', { body }),
    onSuccess(answer) {
      onDone();
      signIn(answer);
      toastSuccess('Login successful!');
    },
    onError(error) {
      toastError(messageOf(error, 'Login failed'));
    },
  });
}
