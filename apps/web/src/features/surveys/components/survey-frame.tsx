import { Tabs } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Survey } from '@vela/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../../../ui/tab-strip.module.css';

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

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'questions', label: 'Questions' },
  { value: 'responses', label: 'Responses' },
  { value: 'analytics', label: 'Analytics' },
] as const;

type SurveyTab = (typeof TABS)[number]['value'];

/** The open tab stands in the query string, so that it can be linked and survives a reload. */
export function SurveyTabs({ contents }: { contents: Record<SurveyTab, ReactNode> }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const current = TABS.find(({ value }) => value === asked)?.value ?? 'overview';
  return (
    <Tabs
      value={current}
      keepMounted={false}
      onChange={(value) => {
        setQuery((before) => {
          const next = new URLSearchParams(before);
          if (value === null || value === 'overview') next.delete('tab');
          else next.set('tab', value);
          return next;
        });
      }}
    >
      <Tabs.List className={classes.list}>
        {TABS.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} className={classes.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TABS.map(({ value }) => (
        <Tabs.Panel key={value} value={value} className={classes.panel}>
          {contents[value]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
