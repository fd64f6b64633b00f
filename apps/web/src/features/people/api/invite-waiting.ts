import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError } from '../../../lib/toasts.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { peopleKeys } from './keys.ts';
import { usePeopleCache } from './use-people-cache.ts';

const LIMIT_MS = 120_000;

/** How many have not joined and hold no working link. */
export function useWaitingCount(): number {
  const maySee = useCan('people.write');
  const query = useQuery({
    queryKey: peopleKeys.waiting,
    queryFn: ({ signal }) => api.call('countWaiting', { signal }),
    enabled: maySee,
  });
  return query.data?.waiting ?? 0;
}

export function useInviteWaiting() {
  const { outdated } = usePeopleCache();
  return useMutation({
    mutationFn: () => api.call('inviteWaiting', { timeoutMs: LIMIT_MS }),
    onError(error) {
      toastError('The invitations could not be sent', messageOf(error, ''));
    },
    onSettled: outdated,
  });
}
