import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallAnswer, CallBody } from '@vela/contract';
import { INVITATIONS_AT_ONCE } from '@vela/domain/people';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError } from '../../../lib/toasts.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { peopleKeys, usePeopleCache, usePersonChange } from './people-cache.ts';

const LIMIT_MS = 120_000;

export type Invited = CallAnswer<'invitePeople'>['results'][number];

export function useInvitePeople() {
  const { outdated } = usePeopleCache();
  return useMutation({
    mutationFn: inviteAll,
    // Also after a failure: some of them may have been invited.
    onSettled: outdated,
  });
}

/** As many calls as it takes. Where one fails, sending all of them again invites nobody twice. */
async function inviteAll({ emails, names, ...rest }: Required<CallBody<'invitePeople'>>): Promise<Invited[]> {
  const results: Invited[] = [];
  for (let start = 0; start < emails.length; start += INVITATIONS_AT_ONCE) {
    const part = emails.slice(start, start + INVITATIONS_AT_ONCE);
    const answer = await api.call('invitePeople', {
      body: { ...rest, emails: part, names: names.filter(({ email }) => part.includes(email)) },
    });
    results.push(...answer.results);
  }
  return results;
}

export const useInvitePerson = (id: string) =>
  usePersonChange({
    send: () => api.call('invitePerson', { params: { id } }),
    done: ({ email }) => `An invitation for ${email} is on its way`,
    failed: 'The invitation could not be sent',
  });

export const useRevokeInvitation = (id: string) =>
  usePersonChange({
    send: () => api.call('revokeInvitation', { params: { id } }),
    done: () => 'The invitation is revoked',
  });

/** How many have not joined and hold no working link. */
export function useWaitingCount(): number {
  const maySee = useCan('people.write');
  const query = useQuery({
    queryKey: peopleKeys.waiting,
    queryFn: ({ signal }) => api.call('countWaiting', { signal }),
    enabled: maySee,
  });
  return query.data?.waiting ?? 0;
}

export function useInviteWaiting() {
  const { outdated } = usePeopleCache();
  return useMutation({
    mutationFn: () => api.call('inviteWaiting', { timeoutMs: LIMIT_MS }),
    onError(error) {
      toastError('The invitations could not be sent', messageOf(error, ''));
    },
    onSettled: outdated,
  });
}

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
