import type { ReactNode } from 'react';
import { StatCard } from '../../../ui/stat-card.tsx';
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

/** A large figure with its name, that opens what it means. */
export function FigureCard({ name, value, explanation, icon, children }: FigureCardProps) {
  const figure = <Figure name={name} value={value} explanation={explanation} />;
  return (
    <StatCard
      label={name}
      value={isWords(value) ? <div className={classes.words}>{figure}</div> : figure}
      icon={icon}
      hint={children}
    />
  );
}
