import { api } from '../../../lib/api-client.ts';
import { usePersonChange } from './use-person-change.ts';

export const useInvitePerson = (id: string) =>
  usePersonChange({
    send: () => api.call('invitePerson', { params: { id } }),
    done: ({ email }) => `An invitation for ${email} is on its way`,
    failed: 'The invitation could not be sent',
  });
