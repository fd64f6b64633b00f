import type { PersonBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { usePersonChange } from './use-person-change.ts';

/** Refusals are shown by the form, where somebody else's changes are laid beside one's own. */
export const useUpdatePerson = (id: string) =>
  usePersonChange<PersonBody>({
    send: (body) => api.call('updatePerson', { params: { id }, body }),
    done: ({ name }) => `${name} is saved`,
  });
