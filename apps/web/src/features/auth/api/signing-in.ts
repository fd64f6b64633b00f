import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallAnswer, CallBody, LoginBody, RegisterBody } from '@vela/contract';
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

/** Sign-in of the demo company; undefined where there is none. */
export function useDemoSignIn(): CallAnswer<'getDemo'> | undefined {
  const { data } = useQuery({
    queryKey: ['auth', 'demo'],
    queryFn: ({ signal }) => api.call('getDemo', { signal }),
    staleTime: Infinity,
  });
  return data;
}

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

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => api.call('forgotPassword', { body: { email } }),
    onError(error) {
      toastError(messageOf(error, 'The link could not be sent. Please try again.'));
    },
  });
}

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
