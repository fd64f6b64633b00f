import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';

interface CompanyQueryProps<T> {
  query: UseQueryResult<T>;
  /** Names the panel that stands there until the content does. */
  title: string;
  rows?: number;
  children: (data: T) => ReactNode;
}

/** The content of a tab once its data is there; until then, its outline or what went wrong. */
export function CompanyQuery<T>({ query, title, rows = 4, children }: CompanyQueryProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Panel title={title}>
      {query.isError ? (
        <ErrorState error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonList rows={rows} label={`Loading ${title}`} />
      )}
    </Panel>
  );
}
