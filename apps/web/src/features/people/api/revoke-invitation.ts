import { api } from '../../../lib/api-client.ts';
import { usePersonChange } from './use-person-change.ts';

export const useRevokeInvitation = (id: string) =>
  usePersonChange({
    send: () => api.call('revokeInvitation', { params: { id } }),
    done: () => 'The invitation is revoked',
  });
