import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { ErrorBoundary } from './error-state.tsx';
import classes from './panel.module.css';

interface PanelProps {
  title?: string;
  purpose?: ReactNode;
  /** A link or button at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
  /** No padding, for lists whose rows reach the border. */
  flush?: boolean;
}

/** A titled part of a screen; if it breaks, the rest of the screen stands. */
export function Panel({ title, purpose, action, children, flush = false }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classes.panel} aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <div className={classes.header}>
          <div className={classes.title}>
            <Title order={2} id={titleId}>
              {title}
            </Title>
            {purpose && <div className={classes.purpose}>{purpose}</div>}
          </div>
          {action}
        </div>
      )}
      <div className={classNames(classes.body, flush && classes.flush)}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </section>
  );
}
