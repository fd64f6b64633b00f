import type { ReactNode } from 'react';
import classes from './fields.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** What a form says, for those who may only read it. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
