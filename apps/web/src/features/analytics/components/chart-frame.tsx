import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { ErrorBoundary } from '../../../ui/error-state.tsx';
import classes from './chart.module.css';
import { DataTable, type DataTableContent } from './data-table.tsx';

interface ChartFrameProps {
  /** What the chart shows, for screen readers. */
  label: string;
  /** What it says, in a sentence. */
  summary: ReactNode;
  table: DataTableContent;
  /** Of the drawing, so that nothing jumps while its code arrives. */
  height: number;
  children: ReactNode;
}

/** The place of a drawing: what it says in words, and the same numbers as a table. */
export function ChartFrame({ label, summary, table, height, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  const contentId = useId();
  return (
    <figure className={classes.frame} aria-label={label}>
      <div id={contentId}>
        {isTable ? (
          <DataTable label={label} {...table} />
        ) : (
          <ErrorBoundary>
            <Suspense fallback={<Skeleton height={height} aria-busy="true" />}>{children}</Suspense>
          </ErrorBoundary>
        )}
      </div>
      <figcaption className={classes.foot}>
        <p className={classes.summary}>{summary}</p>
        <button
          type="button"
          className={classes.toggle}
          aria-controls={contentId}
          aria-label={`${isTable ? 'Show as chart' : 'Show as table'}: ${label}`}
          onClick={() => {
            setTable(!isTable);
          }}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </button>
      </figcaption>
    </figure>
  );
}
