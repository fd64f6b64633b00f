import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stat-card.module.css';

interface StatCardProps {
  label: string;
  /** Already formatted. */
  value: string;
  icon?: ReactNode;
  hint?: ReactNode;
  loading?: boolean;
}

/** One figure with its name. */
export function StatCard({ label, value, icon, hint, loading = false }: StatCardProps) {
  return (
    <dl className={classes.card} aria-busy={loading} style={{ margin: 0 }}>
      <dt className={classes.label}>
        {label}
        {icon && (
          <span className={classes.icon} aria-hidden>
            {icon}
          </span>
        )}
      </dt>
      <dd className={classes.value} style={{ margin: 0 }}>
        {loading ? <Skeleton height={34} width={72} /> : value}
      </dd>
      {hint && <dd style={{ margin: 0 }} className={classes.hint}>{hint}</dd>}
    </dl>
  );
}
