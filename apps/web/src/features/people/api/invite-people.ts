import { useMutation } from '@tanstack/react-query';
import type { CallAnswer } from '@vela/contract';
import type { Role } from '@vela/domain/accounts';
import { INVITATIONS_AT_ONCE } from '@vela/domain/people';
import { api } from '../../../lib/api-client.ts';
import { usePeopleCache } from './use-people-cache.ts';

export interface InviteBody {
  emails: readonly string[];
  /** Of those whose names were pasted with their addresses. */
  names: readonly { email: string; firstName: string; lastName: string }[];
  role: Role;
  departmentId: string | null;
  managerId: string | null;
}

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
async function inviteAll({ emails, names, ...rest }: InviteBody): Promise<Invited[]> {
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
