import { type ReactNode, useId } from 'react';
import classes from './person.module.css';

/** A titled part of what stands about a person. */
export function PersonSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.sectionTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}
