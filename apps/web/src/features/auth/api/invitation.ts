import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.tsx';
import { toastSuccess } from '../../../lib/toasts.tsx';

/** Whom the link is for; looking does not use it up. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['auth', 'invitation', token],
    queryFn: ({ signal }) => api.call('readInvitation', { body: { token }, signal }),
    select: ({ invitation }) => invitation,
    staleTime: Infinity,
  });
}

/** Joins and signs in; whoever was signed in on this device before is signed out, on the server too. */
export function useAcceptInvitation(onJoined: () => void) {
  const { user, signIn } = useSession();
  return useMutation({
    async mutationFn(body: CallBody<'acceptInvitation'>) {
      const answer = await api.call('acceptInvitation', { body });
      // The earlier session also ends by itself, so a failure here must not undo the joining.
      if (user !== null) await api.call('logout').catch(() => undefined);
      return answer;
    },
    onSuccess(answer) {
      signIn(answer);
      onJoined();
      toastSuccess(`Welcome to ${answer.user.company.name}!`);
    },
  });
}
