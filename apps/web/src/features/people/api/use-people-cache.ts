import { useQueryClient } from '@tanstack/react-query';
import type { Person } from '@vela/contract';
import { peopleKeys } from './keys.ts';

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
