import type { Person } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { personPath } from './get-person.ts';
import { usePersonChange } from './use-person-change.ts';

export const useInvitePerson = (id: string) =>
  usePersonChange({
    send: () => api.post<{ person: Person }>(`${personPath(id)}/invitation`),
    done: ({ email }) => `An invitation for ${email} is on its way`,
    failed: 'The invitation could not be sent',
  });
