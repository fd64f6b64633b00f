import type { ReactNode } from 'react';
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

/** A few stars above a pulse: the mark of an empty place. Decorative. */
function NightSkyArt() {
  return (
    <svg width="112" height="56" viewBox="0 0 112 56" fill="none" aria-hidden="true">
      <path
        d="M4 38h30l6-12 9 24 8-32 7 24 4-4h40"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity="0.75"
      />
      <g fill="currentColor">
        <circle cx="18" cy="14" r="1.5" opacity="0.5" />
        <circle cx="36" cy="8" r="1" opacity="0.4" />
        <circle cx="94" cy="18" r="1.5" opacity="0.5" />
        <circle cx="76" cy="9" r="1" opacity="0.45" />
        <path d="M57 2l1.3 4.7L63 8l-4.7 1.3L57 14l-1.3-4.7L51 8l4.7-1.3z" opacity="0.9" />
      </g>
    </svg>
  );
}
