import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import classes from './tone-badge.module.css';

export type Tone = 'gray' | 'blue' | 'green' | 'yellow' | 'red' | 'neutral' | 'outline';

interface ToneBadgeProps {
  tone: Tone;
  children: ReactNode;
  dot?: boolean;
}

/** A small labelled state. The words carry it; the colour only helps. */
export function ToneBadge({ tone, children, dot = false }: ToneBadgeProps) {
  return (
    <span className={classNames(classes.badge, classes[tone])}>
      {dot && <span className={classes.dot} aria-hidden />}
      {children}
    </span>
  );
}
