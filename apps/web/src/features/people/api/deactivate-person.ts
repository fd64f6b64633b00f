import type { CallBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { usePersonChange } from './use-person-change.ts';

/** `reportsTo`: who leads the reports from now on; left out for the manager above. */
export const useDeactivatePerson = (id: string) =>
  usePersonChange<CallBody<'deactivatePerson'>>({
    send: (body) => api.call('deactivatePerson', { params: { id }, body }),
    done: ({ name }) => `${name} is deactivated`,
  });
