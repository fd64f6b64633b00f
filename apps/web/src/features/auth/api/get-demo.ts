import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { authKeys } from './keys.ts';

interface DemoSignIn {
  email: string;
  password: string;
}

/** Sign-in of the demo company; undefined where there is none. */
export function useDemoSignIn(): DemoSignIn | undefined {
  const { data } = useQuery({
    queryKey: authKeys.demo,
    queryFn: ({ signal }) => api.get<DemoSignIn>('/api/auth/demo', { signal }),
    staleTime: Infinity,
  });
  return data;
}
