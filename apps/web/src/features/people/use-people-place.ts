import { useSearchParams } from 'react-router';
import { peopleFilterIn, NO_PEOPLE_FILTER, type PeopleFilter, withPeopleFilter } from './people-filter.ts';

type Changes = Partial<Record<'view' | 'person' | 'import', string | null>>;

/** What the address says about the people screen, and how to change it. */
export function usePeoplePlace() {
  const [query, setQuery] = useSearchParams();
  return {
    filter: peopleFilterIn(query),
    view: query.get('view') === 'chart' ? ('chart' as const) : ('list' as const),
    personId: query.get('person'),
    importId: query.get('import'),
    /** Typing in the search leaves no trail of pages behind. */
    setFilter: (filter: PeopleFilter) => {
      setQuery((before) => withPeopleFilter(before, filter), { replace: true });
    },
    go: (changes: Changes, { replace = false } = {}) => {
      setQuery((before) => changed(before, changes), { replace });
    },
    /** The list with a filter of its own, from wherever one is. */
    showList: (filter: Partial<PeopleFilter>) => {
      setQuery((before) => withPeopleFilter(changed(before, { view: null }), { ...NO_PEOPLE_FILTER, ...filter }));
    },
    linkTo: (changes: Changes) => `?${changed(query, changes).toString()}`,
  };
}

function changed(query: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
