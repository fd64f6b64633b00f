import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallBody, NewPersonBody, Person, PersonBody } from '@vela/contract';
import type { Role } from '@vela/domain/accounts';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { ROLE_LABELS } from '../role-words.ts';
import { peopleKeys, usePeopleCache, usePersonChange } from './people-cache.ts';

const LIMIT_MS = 120_000;

export const personQuery = (id: string) => ({
  queryKey: peopleKeys.person(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call('getPerson', { params: { id }, signal }),
});

export function usePerson(id: string, { enabled = true } = {}) {
  return useQuery({ ...personQuery(id), select: ({ person }) => person, enabled });
}

/** Refusals are shown by the form. */
export const useAddPerson = () =>
  usePersonChange<NewPersonBody>({
    send: (body) => api.call('addPerson', { body }),
    done: ({ name }) => `${name} is added`,
  });

/** Refusals are shown by the form, where somebody else's changes are laid beside one's own. */
export const useUpdatePerson = (id: string) =>
  usePersonChange<PersonBody>({
    send: (body) => api.call('updatePerson', { params: { id }, body }),
    done: ({ name }) => `${name} is saved`,
  });

export const useChangeRole = (id: string) =>
  usePersonChange<Role>({
    send: (role) => api.call('changeRole', { params: { id }, body: { role } }),
    done: ({ name, role }) => `${name} is ${ROLE_LABELS[role].toLowerCase()} now`,
  });

export const useSetLeave = (id: string) =>
  usePersonChange<CallBody<'setLeave'>>({
    send: (body) => api.call('setLeave', { params: { id }, body }),
    done: ({ onLeaveFrom }) => (onLeaveFrom === null ? 'The leave is taken back' : 'The leave is saved'),
    failed: 'The leave could not be saved',
  });

/** `reportsTo`: who leads the reports from now on; left out for the manager above. */
export const useDeactivatePerson = (id: string) =>
  usePersonChange<CallBody<'deactivatePerson'>>({
    send: (body) => api.call('deactivatePerson', { params: { id }, body }),
    done: ({ name }) => `${name} is deactivated`,
  });

export const useReactivatePerson = (id: string) =>
  usePersonChange({
    send: () => api.call('reactivatePerson', { params: { id } }),
    done: ({ name }) => `${name} has access again`,
    failed: 'Access could not be given back',
  });

export function useErasePerson({ id, name }: Person) {
  const cache = usePeopleCache();
  return useMutation({
    mutationFn: (confirmEmail: string) => api.call('erasePerson', { params: { id }, body: { confirmEmail } }),
    onSuccess() {
      cache.removed(id);
      toastSuccess(`The personal data of ${name} is erased`);
    },
  });
}

/** Everything that is kept about somebody, as a file. */
export const useSavePersonalData = (id: string) =>
  useMutation({
    async mutationFn() {
      const { content, fileName } = await api.file('exportPersonalData', { params: { id }, timeoutMs: LIMIT_MS });
      saveFile(content, fileName ?? 'personal-data.json');
    },
    onError(error) {
      toastError('The data could not be downloaded', messageOf(error, ''));
    },
  });
