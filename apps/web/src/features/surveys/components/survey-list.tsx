import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChartBar, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import type { SurveySummary } from '@vela/contract';
import { SURVEY_TYPE_LABELS } from '@vela/domain/surveys';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useCan } from '../../../lib/use-can.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useSurveyList } from '../api/survey-list.ts';
import { CloseDialog, LaunchDialog } from './survey-dialogs.tsx';
import { isSurveyListFiltered, type ListFilter, matchesSurvey } from './survey-filters.tsx';
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

interface SurveyCardProps {
  survey: SurveySummary;
  onLaunch: () => void;
  onClose: () => void;
}

function SurveyCard({ survey, onLaunch, onClose }: SurveyCardProps) {
  const formats = useFormats();
  const mayWrite = useCan('surveys.write');
  const { firstName, lastName } = survey.createdBy;
  const creator = `${firstName} ${lastName}`.trim();
  return (
    <article className={classes.card} aria-label={survey.title}>
      <div className={classes.cardHead}>
        <div className={classes.cardTitle}>
          <h2>
            <Link to={paths.survey(survey._id)}>{survey.title}</Link>
          </h2>
          <div className={classes.muted}>{SURVEY_TYPE_LABELS[survey.type]}</div>
        </div>
        <StatusBadge status={survey.status} />
      </div>
      <dl className={classes.figures}>
        <Figure
          label={survey.questionCount === 1 ? 'Question' : 'Questions'}
          value={formats.number(survey.questionCount)}
        />
        <Figure
          label={survey.responseCount === 1 ? 'Response' : 'Responses'}
          value={formats.number(survey.responseCount)}
        />
        <Figure label="Completion" value={formats.percent(survey.completionRate)} />
      </dl>
      <div className={classes.muted}>
        {creator === '' ? 'Created' : `Created by ${creator}`} on {formats.date(survey.createdAt)}
      </div>
      <div className={classes.cardActions}>
        <ButtonLink to={paths.survey(survey._id)} variant="default" size="xs" aria-label={`View ${survey.title}`}>
          View
        </ButtonLink>
        <ButtonLink
          to={paths.surveyAnalytics(survey._id)}
          variant="subtle"
          size="xs"
          leftSection={<IconChartBar size={14} aria-hidden />}
          aria-label={`Analytics of ${survey.title}`}
        >
          Analytics
        </ButtonLink>
        {mayWrite && survey.status === 'draft' && (
          <Button
            size="xs"
            className={classes.lastAction}
            leftSection={<IconPlayerPlay size={14} aria-hidden />}
            aria-label={`Launch ${survey.title}`}
            onClick={onLaunch}
          >
            Launch
          </Button>
        )}
        {mayWrite && survey.status === 'active' && (
          <Button
            size="xs"
            variant="default"
            className={classes.lastAction}
            leftSection={<IconPlayerStop size={14} aria-hidden />}
            aria-label={`Close ${survey.title}`}
            onClick={onClose}
          >
            Close
          </Button>
        )}
      </div>
    </article>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
