import type { ReactNode } from 'react';
import { NightSkyArt } from './night-sky-art.tsx';
import classes from './state.module.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** Small panels go without the drawing. */
  plain?: boolean;
}

/** What a list shows while there is nothing in it. */
export function EmptyState({ title, text, action, plain = false }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {!plain && (
        <div className={classes.art}>
          <NightSkyArt />
        </div>
      )}
      <div className={classes.title}>{title}</div>
      {text && <div className={classes.text}>{text}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
