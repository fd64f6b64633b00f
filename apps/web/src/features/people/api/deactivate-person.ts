import type { Person } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { personPath } from './get-person.ts';
import { usePersonChange } from './use-person-change.ts';

/** `reportsTo`: who leads the reports from now on; left out for the manager above. */
export const useDeactivatePerson = (id: string) =>
  usePersonChange<{ reportsTo?: string }>({
    send: (body) => api.post<{ person: Person }>(`${personPath(id)}/deactivate`, body),
    done: ({ name }) => `${name} is deactivated`,
  });
