import { Button, NativeSelect } from '@mantine/core';
import { ROLES } from '@vela/domain/accounts';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useDepartments } from '../api/departments.ts';
import {
  isPeopleFiltered,
  NO_PEOPLE_FILTER,
  type PeopleFilter,
  type PeopleSort,
  PERSON_STATUS_CHOICES,
  ROLE_FILTER_CHOICES,
  SORT_LABELS,
  statusFilterIn,
} from '../people-place.ts';
import classes from './people-list.module.css';
import { PersonSelect } from './person-select.tsx';

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
}

export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  const change = (changes: Partial<PeopleFilter>) => {
    onChange({ ...filter, ...changes });
  };
  return (
    <div className={classes.filters} role="search" aria-label="People">
      <div className={classes.search}>
        <SearchBox
          placeholder="Search people..."
          value={filter.q}
          onChange={(q) => {
            change({ q });
          }}
        />
      </div>
      <NativeSelect
        aria-label="Status"
        value={filter.status ?? ''}
        data={PERSON_STATUS_CHOICES}
        onChange={({ currentTarget: { value } }) => {
          change({ status: statusFilterIn(value) });
        }}
      />
      <NativeSelect
        aria-label="Role"
        value={filter.role ?? ''}
        data={ROLE_FILTER_CHOICES}
        onChange={({ currentTarget: { value } }) => {
          change({ role: ROLES.find((known) => known === value) ?? null });
        }}
      />
      <DepartmentFilter
        value={filter.departmentId}
        onChange={(departmentId) => {
          change({ departmentId });
        }}
      />
      <PersonSelect
        aria-label="Manager"
        placeholder="Any manager"
        className={classes.managerFilter}
        value={filter.managerId}
        extra={[{ value: 'none', label: 'No manager' }]}
        onChange={(managerId) => {
          change({ managerId });
        }}
      />
      <SortSelect filter={filter} onChange={change} />
      {isPeopleFiltered(filter) && (
        <Button
          variant="subtle"
          onClick={() => {
            onChange({ ...NO_PEOPLE_FILTER, sort: filter.sort, order: filter.order });
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}

interface DepartmentFilterProps {
  value: string | null;
  onChange: (departmentId: string | null) => void;
}

function DepartmentFilter({ value, onChange }: DepartmentFilterProps) {
  const departments = useDepartments();
  const known = departments.data ?? [];
  const isUnknown = value !== null && value !== 'none' && !known.some(({ id }) => id === value);
  return (
    <NativeSelect
      aria-label="Department"
      value={value ?? ''}
      data={[
        { value: '', label: 'Any department' },
        { value: 'none', label: 'No department' },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
        ...(isUnknown ? [{ value, label: departments.isPending ? 'Loading…' : 'A department that is gone' }] : []),
      ]}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value || null);
      }}
    />
  );
}

/** Cards have no columns to sort by. */
function SortSelect({
  filter,
  onChange,
}: {
  filter: PeopleFilter;
  onChange: (changes: Partial<PeopleFilter>) => void;
}) {
  const sorts = Object.entries(SORT_LABELS) as [PeopleSort, string][];
  return (
    <NativeSelect
      aria-label="Sort by"
      className={classes.narrowOnly}
      value={filter.sort}
      data={sorts.map(([value, label]) => ({ value, label: `Sort by ${label.toLowerCase()}` }))}
      onChange={({ currentTarget: { value } }) => {
        const sort = sorts.find(([known]) => known === value)?.[0] ?? 'name';
        onChange({ sort, order: 'asc' });
      }}
    />
  );
}
