import type { Person } from '@vela/contract';
import type { Role } from '@vela/domain/accounts';
import { api } from '../../../lib/api-client.ts';
import { ROLE_LABELS } from '../role-words.ts';
import { personPath } from './get-person.ts';
import { usePersonChange } from './use-person-change.ts';

export const useChangeRole = (id: string) =>
  usePersonChange<Role>({
    send: (role) => api.put<{ person: Person }>(`${personPath(id)}/role`, { role }),
    done: ({ name, role }) => `${name} is ${ROLE_LABELS[role].toLowerCase()} now`,
  });
