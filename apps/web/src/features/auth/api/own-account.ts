import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PasswordBody, ProfileBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.tsx';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';

const SESSIONS_KEY = ['auth', 'sessions'] as const;

export function useUpdateProfile() {
  const { replaceUser } = useSession();
  return useMutation({
    mutationFn: (body: ProfileBody) => api.call('updateProfile', { body }),
    onSuccess({ user }) {
      replaceUser(user);
      toastSuccess('Profile updated successfully');
    },
    onError(error) {
      toastError(messageOf(error, 'Profile update failed'));
    },
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordBody) => api.call('changePassword', { body }),
    onSuccess() {
      toastSuccess('Password changed. Your other sessions were signed out.');
      return queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onError(error) {
      toastError(messageOf(error, 'The password could not be changed. Please try again.'));
    },
  });
}

export function useSignInSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => api.call('listSessions', { signal }),
    select: ({ sessions }) => sessions,
  });
}

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
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
