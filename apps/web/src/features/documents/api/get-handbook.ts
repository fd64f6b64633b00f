import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { isBeingRead } from '../handbook-state.ts';
import { documentKeys } from './keys.ts';

/** Often enough to see the reading move. */
export const READING_POLL_MS = 1_000;

export const handbookQuery = queryOptions({
  queryKey: documentKeys.handbook,
  queryFn: ({ signal }) => api.call('getHandbook', { signal }),
});

export function useHandbook() {
  return useQuery({
    ...handbookQuery,
    select: ({ handbook }) => handbook,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isBeingRead(state.data.handbook) ? READING_POLL_MS : POLL_MS,
  });
}
