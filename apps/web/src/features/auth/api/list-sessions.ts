import { useQuery } from '@tanstack/react-query';
import type { SignInSession } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { authKeys } from './keys.ts';

export function useSignInSessions() {
  return useQuery({
    queryKey: authKeys.sessions,
    queryFn: ({ signal }) => api.get<{ sessions: SignInSession[] }>('/api/auth/sessions', { signal }),
    select: ({ sessions }) => sessions,
  });
}
