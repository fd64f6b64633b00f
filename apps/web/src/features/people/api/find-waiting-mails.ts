import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { useCan } from '../../../lib/use-can.ts';

/** Whether a mail to one of the addresses, or to anybody, waits in the outbox, because no mail server is configured. */
export function useWaitsInOutbox(emails: readonly string[] | 'anybody'): boolean {
  const maySee = useCan('outbox.read');
  const outbox = useQuery({
    queryKey: ['people', 'outbox', ...(emails === 'anybody' ? [] : emails)],
    queryFn: ({ signal }) => api.call('listOutbox', { query: narrowedTo(emails), signal }),
    enabled: maySee && emails.length > 0,
  });
  const mails = outbox.data?.mails ?? [];
  if (emails === 'anybody') return mails.length > 0;
  const asked = new Set(emails.map((email) => email.toLowerCase()));
  return mails.some(({ to }) => asked.has(to.toLowerCase()));
}

/** Of many that were just invited the newest mails tell; an only one may wait far behind them. */
function narrowedTo(emails: readonly string[] | 'anybody') {
  if (emails === 'anybody') return { limit: 1 };
  return emails.length === 1 ? { q: emails[0] } : {};
}
