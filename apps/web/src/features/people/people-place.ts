import type { PeopleQuery } from '@vela/contract';
import { type Role, ROLES } from '@vela/domain/accounts';
import { SHOWN_STATUSES, type ShownStatus, STATUS_LABELS } from '@vela/domain/people';
import { useSearchParams } from 'react-router';
import { ROLE_LABELS } from './role-words.ts';

export type PeopleSort = NonNullable<PeopleQuery['sort']>;

/** Of those who have not joined, `waiting` hold no link that works and `invited` do. */
type StatusFilter = ShownStatus | 'waiting' | 'all';

export interface PeopleFilter {
  q: string;
  /** Null: everybody but the deactivated. */
  status: StatusFilter | null;
  role: Role | null;
  /** A department's id, or `none`. */
  departmentId: string | null;
  /** A person's id, or `none`. */
  managerId: string | null;
  sort: PeopleSort;
  order: 'asc' | 'desc';
}

export const SORT_LABELS: Record<PeopleSort, string> = {
  name: 'Name',
  email: 'Email',
  jobTitle: 'Job title',
  department: 'Department',
  role: 'Role',
  hireDate: 'Hire date',
};
const SORTS = Object.keys(SORT_LABELS) as readonly PeopleSort[];

export const PERSON_STATUS_CHOICES: { value: '' | StatusFilter; label: string }[] = [
  { value: '', label: 'Not deactivated' },
  { value: 'waiting', label: 'Not invited yet' },
  ...SHOWN_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
  { value: 'all', label: 'Everybody' },
];

export const ROLE_FILTER_CHOICES: { value: '' | Role; label: string }[] = [
  { value: '', label: 'Any role' },
  ...ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
];

/** Whether anything is left out; the order leaves nothing out. */
export const isPeopleFiltered = ({ q, status, role, departmentId, managerId }: PeopleFilter): boolean =>
  q.trim() !== '' || [status, role, departmentId, managerId].some((chosen) => chosen !== null);

const STATUS_FILTERS: readonly StatusFilter[] = [...SHOWN_STATUSES, 'waiting', 'all'];
export const statusFilterIn = (text: string | null): StatusFilter | null =>
  STATUS_FILTERS.find((known) => known === text) ?? null;

/** The filter as the address holds it; what does not exist means none. */
export function peopleFilterIn(query: URLSearchParams): PeopleFilter {
  return {
    q: query.get('q') ?? '',
    status: statusFilterIn(query.get('status')),
    role: ROLES.find((known) => known === query.get('role')) ?? null,
    departmentId: query.get('department') || null,
    managerId: query.get('manager') || null,
    sort: SORTS.find((known) => known === query.get('sort')) ?? 'name',
    order: query.get('order') === 'desc' ? 'desc' : 'asc',
  };
}

/** The address with another filter; what else it says stays, what is usual is not said. */
export function withPeopleFilter(query: URLSearchParams, filter: PeopleFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  const said: Record<string, string | null> = {
    q: filter.q,
    status: filter.status,
    role: filter.role,
    department: filter.departmentId,
    manager: filter.managerId,
    sort: filter.sort === 'name' ? null : filter.sort,
    order: filter.order === 'asc' ? null : filter.order,
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The same column again turns the order round. */
export function sortedBy(filter: PeopleFilter, sort: PeopleSort): PeopleFilter {
  const turned = filter.sort === sort && filter.order === 'asc';
  return { ...filter, sort, order: turned ? 'desc' : 'asc' };
}

/** The filter as the call takes it. */
export function callQuery({ q, status, role, departmentId, managerId, sort, order }: PeopleFilter) {
  const rest = { q: q.trim(), role, departmentId, managerId, sort, order };
  // Not the status as it is shown, which is another one on leave: the same people that an invitation of all reaches.
  if (status === 'waiting') return { ...rest, status: null, invitation: 'waiting' as const };
  if (status === 'invited') return { ...rest, status: null, invitation: 'pending' as const };
  return { ...rest, status, invitation: null };
}

export const NO_PEOPLE_FILTER: PeopleFilter = peopleFilterIn(new URLSearchParams());

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
