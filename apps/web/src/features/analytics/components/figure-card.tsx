import type { ReactNode } from 'react';
import { Figure } from './figure.tsx';
import type { Explanation } from './figure-explanation.tsx';
import classes from './figure-card.module.css';

interface FigureCardProps {
  name: string;
  value: string;
  explanation: Explanation;
  icon?: ReactNode;
  /** What stands below the number, e.g. its change. */
  children?: ReactNode;
}

/** A large figure with its name. */
export function FigureCard({ name, value, explanation, icon, children }: FigureCardProps) {
  return (
    <dl className={classes.card}>
      <dt className={classes.name}>
        {name}
        {icon && (
          <span className={classes.icon} aria-hidden>
            {icon}
          </span>
        )}
      </dt>
      <dd className={classes.value}>
        <Figure name={name} value={value} explanation={explanation} />
      </dd>
      {children && <dd className={classes.below}>{children}</dd>}
    </dl>
  );
}
