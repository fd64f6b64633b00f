import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Person } from '@vela/contract';
import { memo } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { useDayFormat } from '../../../lib/use-formats.ts';
import { type PeopleFilter, type PeopleSort, SORT_LABELS, sortedBy, usePeoplePlace } from '../people-place.ts';
import { ROLE_LABELS } from '../role-words.ts';
import classes from './people-list.module.css';
import { PersonStatusBadge } from './person-status-badge.tsx';

interface PeopleTableProps {
  people: readonly Person[];
  filter: PeopleFilter;
  onSort: (filter: PeopleFilter) => void;
}

/** Columns in their order; those without a sort can't be sorted by. */
const COLUMNS: readonly { label: string; sort?: PeopleSort; className?: string }[] = [
  { label: SORT_LABELS.name, sort: 'name', className: classes.nameColumn },
  { label: SORT_LABELS.jobTitle, sort: 'jobTitle' },
  { label: SORT_LABELS.department, sort: 'department' },
  { label: 'Manager' },
  { label: SORT_LABELS.role, sort: 'role', className: classes.roleColumn },
  { label: 'Status', className: classes.statusColumn },
  { label: SORT_LABELS.hireDate, sort: 'hireDate', className: classes.dateColumn },
];

export function PeopleTable({ people, filter, onSort }: PeopleTableProps) {
  const { linkTo } = usePeoplePlace();
  const day = useDayFormat();
  return (
    <div className={classes.tableFrame}>
      <table className={classes.table} aria-label="People">
        <thead>
          <tr>
            {COLUMNS.map(({ label, sort, className }) => (
              <th key={label} scope="col" className={className} aria-sort={ariaSort(filter, sort)}>
                {sort === undefined ? label : <SortButton {...{ label, sort, filter, onSort }} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              to={linkTo({ person: person.id })}
              hired={person.hireDate === null ? '' : day(person.hireDate)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ariaSort(filter: PeopleFilter, sort: PeopleSort | undefined) {
  if (sort === undefined || filter.sort !== sort) return undefined;
  return filter.order === 'asc' ? 'ascending' : 'descending';
}

interface SortButtonProps {
  label: string;
  sort: PeopleSort;
  filter: PeopleFilter;
  onSort: (filter: PeopleFilter) => void;
}

function SortButton({ label, sort, filter, onSort }: SortButtonProps) {
  const Arrow = filter.order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <button
      type="button"
      className={classes.sort}
      onClick={() => {
        onSort(sortedBy(filter, sort));
      }}
    >
      {label}
      <Arrow size={14} aria-hidden className={classNames(filter.sort !== sort && classes.unsorted)} />
    </button>
  );
}

interface PersonRowProps {
  person: Person;
  to: string;
  hired: string;
}

const PersonRow = memo(function PersonRow({ person, to, hired }: PersonRowProps) {
  return (
    <tr className={classes.row}>
      <th scope="row">
        <Link to={to} className={classes.rowLink}>
          {person.name}
        </Link>
        {person.name !== person.email && <div className={classes.muted}>{person.email}</div>}
      </th>
      <td>{person.jobTitle}</td>
      <td>{person.department?.name}</td>
      <td>{person.manager?.name}</td>
      <td>{ROLE_LABELS[person.role]}</td>
      <td>
        <PersonStatusBadge status={person.status} invitation={person.invitation.state} />
      </td>
      <td className={classes.date}>{hired}</td>
    </tr>
  );
});
