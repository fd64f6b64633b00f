import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, Person } from '@vela/contract';
import type { ImportMapping } from '@vela/domain/people';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import type { PeopleFilter } from '../people-place.ts';

export const peopleKeys = {
  all: ['people'] as const,
  list: (filter: PeopleFilter) => ['people', 'list', filter] as const,
  found: (q: string) => ['people', 'found', q] as const,
  person: (id: string) => ['people', 'person', id] as const,
  chart: (managerId: string | null) => ['people', 'chart', managerId] as const,
  waiting: ['people', 'waiting'] as const,
  imports: ['people', 'imports'] as const,
  import: (id: string) => ['people', 'imports', id] as const,
  importCheck: (id: string, mapping: ImportMapping) => ['people', 'imports', id, 'check', mapping] as const,
  /** The same list as everywhere in the app. */
  departments: ['departments'] as const,
};

/** What follows for the cache once somebody was changed: lists, chart and head counts are read again. */
export function usePeopleCache() {
  const queryClient = useQueryClient();
  const outdated = () => {
    void queryClient.invalidateQueries({ queryKey: peopleKeys.all });
    void queryClient.invalidateQueries({ queryKey: peopleKeys.departments });
  };
  return {
    outdated,
    /** The same without the imports themselves, for whoever is just reading one of them. */
    peopleOutdated() {
      void queryClient.invalidateQueries({
        queryKey: peopleKeys.all,
        predicate: ({ queryKey }) => queryKey[1] !== peopleKeys.imports[1],
      });
      void queryClient.invalidateQueries({ queryKey: peopleKeys.imports, exact: true });
      void queryClient.invalidateQueries({ queryKey: peopleKeys.departments });
    },
    changed(person: Person) {
      queryClient.setQueryData(peopleKeys.person(person.id), { person });
      outdated();
    },
    removed(id: string) {
      queryClient.removeQueries({ queryKey: peopleKeys.person(id) });
      outdated();
    },
  };
}

interface PersonChange<T> {
  send: (change: T) => Promise<CallAnswer<'getPerson'>>;
  done: (person: Person) => string;
  /** Left out where the screen itself shows what was refused. */
  failed?: string;
}

/** What all changes of one person have in common. */
export function usePersonChange<T = void>({ send, done, failed }: PersonChange<T>) {
  const cache = usePeopleCache();
  return useMutation({
    mutationFn: send,
    onSuccess({ person }) {
      cache.changed(person);
      toastSuccess(done(person));
    },
    onError(error) {
      if (failed !== undefined) toastError(failed, messageOf(error, ''));
    },
  });
}
