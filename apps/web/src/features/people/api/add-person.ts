import type { NewPersonBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { usePersonChange } from './use-person-change.ts';

/** Refusals are shown by the form. */
export const useAddPerson = () =>
  usePersonChange<NewPersonBody>({
    send: (body) => api.call('addPerson', { body }),
    done: ({ name }) => `${name} is added`,
  });
