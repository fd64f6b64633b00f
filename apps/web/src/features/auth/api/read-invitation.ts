import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { authKeys } from './keys.ts';

/** Whom the link is for; looking does not use it up. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: authKeys.invitation(token),
    queryFn: ({ signal }) => api.call('readInvitation', { body: { token }, signal }),
    select: ({ invitation }) => invitation,
    staleTime: Infinity,
  });
}
