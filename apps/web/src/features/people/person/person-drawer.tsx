import { Drawer } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { Person } from '@vela/contract';
import { ApiError } from '../../../lib/api-error.ts';
import { useCan } from '../../../lib/use-can.ts';
import { useDayFormat } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorBoundary, ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { usePerson } from '../api/person.ts';
import { PersonStatusBadge } from '../components/person-status-badge.tsx';
import { ROLE_LABELS } from '../role-words.ts';
import { AccessSection } from './access-section.tsx';
import { PersonFields, ReportsLink } from './person-fields.tsx';
import { LeaveSection, RoleSection } from './person-sections.tsx';
import classes from './person.module.css';
import { DataSection } from './personal-data.tsx';

interface PersonDrawerProps {
  id: string;
  onClose: () => void;
}

/** Everything about one person, over the list or the chart that it was opened from. */
export function PersonDrawer({ id, onClose }: PersonDrawerProps) {
  const query = usePerson(id);
  useEscape(onClose);
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={600} closeOnEscape={false}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header className={classes.header}>
          <div className={classes.heading}>
            <Drawer.Title className={classes.name}>{query.data?.name ?? 'Person'}</Drawer.Title>
            {query.data !== undefined && !query.data.erased && (
              <PersonStatusBadge status={query.data.status} invitation={query.data.invitation.state} />
            )}
          </div>
          <Drawer.CloseButton aria-label="Close" />
        </Drawer.Header>
        <Drawer.Body className={classes.body}>
          <ErrorBoundary>
            {query.isPending && <SkeletonList rows={6} rowHeight={56} label="Loading the person" />}
            {query.isError && !query.data && (
              <NoPerson error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
            )}
            {query.data !== undefined && <PersonBody key={id} person={query.data} onClose={onClose} />}
          </ErrorBoundary>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Closes on Escape, but not while a dialog or a list of choices above it takes the key. */
function useEscape(onClose: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    const isAbove = document.querySelectorAll('[role="dialog"],[role="alertdialog"]').length > 1;
    const isChoosing =
      event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true';
    if (!isAbove && !isChoosing) onClose();
  });
}

function NoPerson(props: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  if (props.error instanceof ApiError && props.error.status === 404) {
    return <EmptyState title="Person not found" text="Somebody may have removed this person, or the link is wrong." />;
  }
  return <ErrorState {...props} />;
}

function PersonBody({ person, onClose }: { person: Person; onClose: () => void }) {
  const mayChange = useCan('people.write');
  if (person.erased) {
    return <EmptyState title="Erased" text="The personal data of this person was removed. Aggregates stay." />;
  }
  if (!mayChange) return <PersonFacts person={person} />;
  return (
    <>
      <PersonFields person={person} />
      <RoleSection person={person} />
      <LeaveSection key={`${person.onLeaveFrom ?? ''}/${person.onLeaveTo ?? ''}`} person={person} />
      <AccessSection person={person} />
      <DataSection person={person} onErased={onClose} />
    </>
  );
}

/** What somebody who may not change people reads about one of them. */
function PersonFacts({ person }: { person: Person }) {
  const day = useDayFormat();
  const facts: [string, React.ReactNode][] = [
    ['Email', person.email],
    ['Job title', person.jobTitle],
    ['Department', person.department?.name],
    ['Manager', person.manager?.name],
    ['Role', ROLE_LABELS[person.role]],
    ['Location', person.location],
    ['Hire date', person.hireDate && day(person.hireDate)],
    ['Last day', person.leaveDate && day(person.leaveDate)],
    ['On leave', person.onLeaveFrom && leaveWords(person, day)],
    ['Reports', person.directReports > 0 && <ReportsLink person={person} />],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function leaveWords({ onLeaveFrom, onLeaveTo }: Person, day: (day: string) => string): string {
  const from = `from ${day(onLeaveFrom ?? '')}`;
  return onLeaveTo === null ? from : `${from} to ${day(onLeaveTo)}`;
}
