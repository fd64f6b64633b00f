import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stat-card.module.css';

interface StatCardProps {
  label: string;
  /** Already formatted. */
  value: ReactNode;
  icon?: ReactNode;
  hint?: ReactNode;
  loading?: boolean;
  /** The figure is not known: a dash stands there, because a zero would be a lie. */
  failed?: boolean;
}

/** One figure with its name. */
export function StatCard({ label, value, icon, hint, loading = false, failed = false }: StatCardProps) {
  const remark = failed ? 'Could not be loaded' : hint;
  return (
    <dl className={classes.card} aria-busy={loading}>
      <dt className={classes.label}>
        {label}
        {icon && (
          <span className={classes.icon} aria-hidden>
            {icon}
          </span>
        )}
      </dt>
      <dd className={classes.value}>{loading ? <Skeleton height={34} width={72} /> : failed ? '–' : value}</dd>
      {remark && <dd className={classes.hint}>{remark}</dd>}
    </dl>
  );
}
