import { api } from '../../../lib/api-client.ts';
import { usePersonChange } from './use-person-change.ts';

export const useReactivatePerson = (id: string) =>
  usePersonChange({
    send: () => api.call('reactivatePerson', { params: { id } }),
    done: ({ name }) => `${name} has access again`,
    failed: 'Access could not be given back',
  });
