import type { Person } from '@vela/contract';
import { memo } from 'react';
import { Link } from 'react-router';
import { ROLE_LABELS } from '../role-words.ts';
import { usePeoplePlace } from '../use-people-place.ts';
import { PersonStatusBadge } from './person-status-badge.tsx';
import classes from './people-list.module.css';

/** The table for narrow screens. */
export function PeopleCards({ people }: { people: readonly Person[] }) {
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
