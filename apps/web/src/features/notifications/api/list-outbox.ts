import { useQuery } from '@tanstack/react-query';
import type { OutgoingMail } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { POLL_MS } from '../../../lib/query-client.ts';

export function useOutbox() {
  return useQuery({
    queryKey: ['notifications', 'outbox'],
    queryFn: ({ signal }) => api.get<{ mails: OutgoingMail[] }>('/api/notifications/outbox', { signal }),
    select: ({ mails }) => mails,
    refetchInterval: POLL_MS,
  });
}
