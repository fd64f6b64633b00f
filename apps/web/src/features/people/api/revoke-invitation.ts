import type { Person } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { personPath } from './get-person.ts';
import { usePersonChange } from './use-person-change.ts';

export const useRevokeInvitation = (id: string) =>
  usePersonChange({
    send: () => api.delete<{ person: Person }>(`${personPath(id)}/invitation`),
    done: () => 'The invitation is revoked',
  });
