import { useMutation } from '@tanstack/react-query';
import type { ProfileBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.tsx';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';

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
