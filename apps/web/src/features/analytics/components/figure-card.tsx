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

/** "No answers yet" and the like are no figures: drawn as large they would shout. */
const isWords = (value: string): boolean => /\p{L}/u.test(value) && !/\d/.test(value);

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
      <dd className={classes.value} data-words={isWords(value)}>
        <Figure name={name} value={value} explanation={explanation} />
      </dd>
      {children && <dd className={classes.below}>{children}</dd>}
    </dl>
  );
}
