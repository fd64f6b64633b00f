import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { authKeys } from './keys.ts';

export function useSignInSessions() {
  return useQuery({
    queryKey: authKeys.sessions,
    queryFn: ({ signal }) => api.call('listSessions', { signal }),
    select: ({ sessions }) => sessions,
  });
}
