import type { Person } from '@vela/contract';
import { ROLE_LABELS } from '../role-words.ts';
import { useDayFormat } from '../../../lib/use-day-format.ts';
import { ReportsLink } from './reports-link.tsx';
import classes from './person.module.css';

/** What somebody who may not change people reads about one of them. */
export function PersonFacts({ person }: { person: Person }) {
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
