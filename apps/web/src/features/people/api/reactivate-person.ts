import type { Person } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { personPath } from './get-person.ts';
import { usePersonChange } from './use-person-change.ts';

export const useReactivatePerson = (id: string) =>
  usePersonChange({
    send: () => api.post<{ person: Person }>(`${personPath(id)}/reactivate`),
    done: ({ name }) => `${name} has access again`,
    failed: 'Access could not be given back',
  });
