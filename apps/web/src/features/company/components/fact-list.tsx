import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
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

/** Why a manager finds no fields here. */
export function ReadOnlyNotice({ subject }: { subject: string }) {
  return <Notice tone="blue">You can read {subject}. Only the administrators of your company can change them.</Notice>;
}
