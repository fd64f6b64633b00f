import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { SLOW_POLL_MS } from '../../../lib/query-client.ts';
import { surveyKeys } from './keys.ts';

/** The running surveys that the signed-in person is invited to. They are answered in another tab, so it looks again. */
export function useMySurveys() {
  return useQuery({
    queryKey: surveyKeys.mine,
    queryFn: ({ signal }) => api.call('listMySurveys', { signal }),
    select: ({ surveys }) => surveys,
    refetchInterval: SLOW_POLL_MS,
    refetchOnWindowFocus: true,
  });
}
