import { Button, Group } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import type { Person } from '@vela/contract';
import { memo } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../lib/format.ts';
import { useCan } from '../../../lib/use-can.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { usePeople } from '../api/people-list.ts';
import { isPeopleFiltered, type PeopleFilter, usePeoplePlace } from '../people-place.ts';
import { ROLE_LABELS } from '../role-words.ts';
import { PeopleFilters } from './people-filters.tsx';
import classes from './people-list.module.css';
import { PeopleTable } from './people-table.tsx';
import { PersonStatusBadge } from './person-status-badge.tsx';

const TYPING_MS = 250;

interface PeopleListProps {
  onAdd: () => void;
  onInvite: () => void;
}

/** Everybody of the company, searched, filtered and sorted by the server. */
export function PeopleList(ways: PeopleListProps) {
  const { filter, setFilter } = usePeoplePlace();
  const [q] = useDebouncedValue(filter.q, TYPING_MS);
  return (
    <>
      <PeopleFilters filter={filter} onChange={setFilter} />
      <FoundPeople filter={{ ...filter, q }} onChange={setFilter} {...ways} />
    </>
  );
}

interface FoundPeopleProps extends PeopleListProps {
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
}

function FoundPeople({ filter, onChange, ...ways }: FoundPeopleProps) {
  const query = usePeople(filter);
  if (query.isPending) return <SkeletonList rows={8} rowHeight={52} gap={8} label="Loading people" />;
  if (query.isError && !query.data) {
    return (
      <Panel>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </Panel>
    );
  }
  const people = query.data.pages.flatMap((page) => page.people);
  const total = query.data.pages[0]?.total ?? 0;
  const nobodyElse = total <= 1 && !isPeopleFiltered(filter);
  return (
    <>
      <Count total={total} isChanging={query.isPlaceholderData} />
      {people.length === 0 && !nobodyElse && (
        <Panel>
          <EmptyState title="No people found" text="Try adjusting your search or filters" />
        </Panel>
      )}
      {people.length > 0 && <People people={people} filter={filter} onChange={onChange} />}
      {query.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Load more
        </Button>
      )}
      {query.isFetchNextPageError && <ErrorState error={query.error} title="The rest could not be loaded" />}
      {nobodyElse && <NobodyElse {...ways} />}
    </>
  );
}

function Count({ total, isChanging }: { total: number; isChanging: boolean }) {
  const formats = useFormats();
  return (
    <p role="status" aria-busy={isChanging} className={classes.count}>
      {counted(formats, total, 'person', 'people')}
    </p>
  );
}

interface PeopleProps {
  people: readonly Person[];
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
}

/** One of the two is drawn, not both with one hidden: with thousands of people that is half of the work. */
function People({ people, filter, onChange }: PeopleProps) {
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false }) ?? false;
  if (isNarrow) return <PeopleCards people={people} />;
  return <PeopleTable people={people} filter={filter} onSort={onChange} />;
}

/** A company of one. */
function NobodyElse({ onAdd, onInvite }: { onAdd: () => void; onInvite: () => void }) {
  const { linkTo } = usePeoplePlace();
  const mayInvite = useCan('people.write');
  return (
    <Panel>
      <EmptyState
        title="Invite your people"
        text="Surveys need somebody to answer them. Invite people by their email addresses, add them by name, or import a list that you have already."
        action={
          mayInvite && (
            <Group gap="xs" justify="center">
              <Button onClick={onInvite}>Invite by email</Button>
              <Button variant="default" onClick={onAdd}>
                Add by name
              </Button>
              <ButtonLink variant="default" to={linkTo({ import: 'new' })}>
                Import a list
              </ButtonLink>
            </Group>
          )
        }
      />
    </Panel>
  );
}

/** The table for narrow screens. */
function PeopleCards({ people }: { people: readonly Person[] }) {
  const { linkTo } = usePeoplePlace();
  return (
    <ul className={classes.cards} aria-label="People">
      {people.map((person) => (
        <PersonCard key={person.id} person={person} to={linkTo({ person: person.id })} />
      ))}
    </ul>
  );
}

const PersonCard = memo(function PersonCard({ person, to }: { person: Person; to: string }) {
  const work = [person.jobTitle, person.department?.name].filter(Boolean).join(' · ');
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <Link to={to} className={classes.rowLink}>
          {person.name}
        </Link>
        <PersonStatusBadge status={person.status} invitation={person.invitation.state} />
      </div>
      {person.name !== person.email && <div className={classes.muted}>{person.email}</div>}
      {work !== '' && <div>{work}</div>}
      <div className={classes.muted}>
        {ROLE_LABELS[person.role]}
        {person.manager !== null && <>, reports to {person.manager.name}</>}
      </div>
    </li>
  );
});
