import type { Role } from '@vela/domain/accounts';
import { api } from '../../../lib/api-client.ts';
import { ROLE_LABELS } from '../role-words.ts';
import { usePersonChange } from './use-person-change.ts';

export const useChangeRole = (id: string) =>
  usePersonChange<Role>({
    send: (role) => api.call('changeRole', { params: { id }, body: { role } }),
    done: ({ name, role }) => `${name} is ${ROLE_LABELS[role].toLowerCase()} now`,
  });
