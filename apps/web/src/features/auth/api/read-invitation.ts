import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { authKeys } from './keys.ts';

export interface Invitation {
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  invitedBy: string | null;
  expiresAt: string;
}

/** Whom the link is for; looking does not use it up. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: authKeys.invitation(token),
    queryFn: ({ signal }) => api.post<{ invitation: Invitation }>('/api/auth/invitation', { token }, { signal }),
    select: ({ invitation }) => invitation,
    staleTime: Infinity,
  });
}
