import type { UseQueryResult } from '@tanstack/react-query';
import type { Survey } from '@vela/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';

interface SurveyGateProps {
  query: UseQueryResult<Survey>;
  /** Heads the screen while there is no survey yet. */
  title: string;
  children: (survey: Survey) => ReactNode;
}

/** Loading, missing and failed; what was loaded once stays on the screen when a later poll fails. */
export function SurveyGate({ query, title, children }: SurveyGateProps) {
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  if (isMissing) return <SurveyNotFound />;
  if (query.data) return children(query.data);
  const back = { to: paths.surveys, label: 'Back to Surveys' };
  return (
    <Page>
      <PageHeader title={title} back={back} />
      {query.isError ? (
        <Panel>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        </Panel>
      ) : (
        <SkeletonList rows={3} rowHeight={140} label="Loading survey" />
      )}
    </Page>
  );
}

function SurveyNotFound() {
  return (
    <Page narrow>
      <PageHeader title="Survey Not Found" />
      <Panel>
        <EmptyState
          title="The survey you're looking for doesn't exist or has been deleted."
          action={<ButtonLink to={paths.surveys}>Back to Surveys</ButtonLink>}
        />
      </Panel>
    </Page>
  );
}
