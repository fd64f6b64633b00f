import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { SurveySummary } from '@vela/contract';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { useCan } from '../../../lib/use-can.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useSurveyList } from '../api/list-surveys.ts';
import { isSurveyListFiltered, matchesSurvey, type ListFilter } from '../match-survey.ts';
import { CloseDialog } from './close-dialog.tsx';
import { LaunchDialog } from './launch-dialog.tsx';
import { SurveyCard } from './survey-card.tsx';
import classes from './survey-list.module.css';

const TYPING_MS = 250;

export function SurveyList({ filter }: { filter: ListFilter }) {
  const { query, surveys } = useFilteredSurveys(filter);
  if (query.isPending) return <SkeletonList rows={3} rowHeight={196} gap={16} label="Loading surveys" />;
  // A failed poll leaves what was loaded before.
  if (query.isError && !query.data) {
    return (
      <Panel>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </Panel>
    );
  }
  if (surveys.length === 0) return <NoSurveys filter={filter} />;
  return (
    <>
      <Cards surveys={surveys} />
      {query.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function NoSurveys({ filter }: { filter: ListFilter }) {
  const mayCreate = useCan('surveys.write');
  return (
    <Panel>
      {isSurveyListFiltered(filter) ? (
        <EmptyState title="No surveys found" text="Try adjusting your search or filters" />
      ) : (
        <EmptyState
          title="No surveys found"
          text="Get started by creating your first survey"
          action={mayCreate && <ButtonLink to={paths.surveyCreate}>Create Your First Survey</ButtonLink>}
        />
      )}
    </Panel>
  );
}

function Cards({ surveys }: { surveys: readonly SurveySummary[] }) {
  const [launching, setLaunching] = useState<SurveySummary | null>(null);
  const [closing, setClosing] = useState<SurveySummary | null>(null);
  return (
    <>
      <ul className={classes.grid} aria-label="Surveys">
        {surveys.map((survey) => (
          <li key={survey._id}>
            <SurveyCard
              survey={survey}
              onLaunch={() => {
                setLaunching(survey);
              }}
              onClose={() => {
                setClosing(survey);
              }}
            />
          </li>
        ))}
      </ul>
      <LaunchDialog
        survey={launching}
        onClose={() => {
          setLaunching(null);
        }}
      />
      <CloseDialog
        survey={closing}
        onClose={() => {
          setClosing(null);
        }}
      />
    </>
  );
}

/** Filters what was loaded as long as that is everything; a longer list is searched by the server. */
function useFilteredSurveys(filter: ListFilter) {
  const all = useSurveyList({});
  const isComplete = all.isSuccess && !all.hasNextPage;
  const [q] = useDebouncedValue(filter.q.trim(), TYPING_MS);
  const asksServer = all.isSuccess && !isComplete && isSurveyListFiltered(filter);
  const found = useSurveyList(
    { q: q === '' ? undefined : q, status: filter.status ?? undefined },
    { enabled: asksServer },
  );
  const query = asksServer ? found : all;
  const loaded = query.data?.pages.flatMap((page) => page.surveys) ?? [];
  return { query, surveys: loaded.filter((survey) => matchesSurvey(survey, filter)) };
}
