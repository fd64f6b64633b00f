import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { authKeys } from './keys.ts';

/** Sign-in of the demo company; undefined where there is none. */
export function useDemoSignIn(): CallAnswer<'getDemo'> | undefined {
  const { data } = useQuery({
    queryKey: authKeys.demo,
    queryFn: ({ signal }) => api.call('getDemo', { signal }),
    staleTime: Infinity,
  });
  return data;
}
