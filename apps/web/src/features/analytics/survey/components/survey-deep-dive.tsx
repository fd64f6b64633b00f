import { Button } from '@mantine/core';
import type { Survey, SurveyAnalytics, SurveyAnalyticsQuery } from '@vela/contract';
import { ApiError } from '../../../../lib/api-client.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonList } from '../../../../ui/loading.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { FigureHint } from '../../components/figure.tsx';
import { useSurveyAnalytics } from '../api/survey-figures.ts';
import { CommentsPanel } from '../comments/comments-panel.tsx';
import { chosenLabels } from '../filter-words.ts';
import { HeatPanel } from '../groups/heat-panel.tsx';
import { DropOffPanel, ParticipationPanel } from '../history/participation-panels.tsx';
import { SeriesPanel } from '../history/series-panel.tsx';
import { QuestionListPanel } from '../questions/question-list-panel.tsx';
import { useSurveyPlace } from '../survey-place.ts';
import { ComparisonPanel } from './comparison-panel.tsx';
import { FilterBar, NO_GROUP_FILTER } from './filter-bar.tsx';
import { Glance } from './glance.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { SurveyCategoryPanel } from './survey-category-panel.tsx';
import classes from './survey-figures.module.css';

/** All that may be known of one survey. */
export function SurveyDeepDive({ survey }: { survey: Survey }) {
  const { filters, comments, go } = useSurveyPlace();
  const query = useSurveyAnalytics(survey._id, filters);
  if (query.isPending) return <SkeletonList rows={4} rowHeight={150} label="Loading analytics" />;
  if (query.data === undefined) {
    return <Refused filters={filters} query={query} onClear={() => go({ ...NO_GROUP_FILTER, compareWith: null })} />;
  }
  const analytics = query.data;
  return (
    <div className={classes.stack}>
      <ReleaseNotice survey={survey} release={analytics.release} />
      {analytics.release.released > 0 && (
        <FilterBar filters={analytics.filters} onChange={go} isLoading={query.isPlaceholderData} />
      )}
      <div
        className={classNames(classes.stack, query.isPlaceholderData && classes.outdated)}
        aria-busy={query.isPlaceholderData}
      >
        <Figures survey={survey} analytics={analytics} onClear={() => go(NO_GROUP_FILTER)} />
        {analytics.release.released > 0 && (
          <div id="comments" className={classes.section}>
            <CommentsPanel survey={survey} filters={filters} filter={comments} onChange={go} />
          </div>
        )}
        <div id="runs" className={classes.section}>
          <SeriesPanel series={analytics.series} />
        </div>
        <div id="drop-off" className={classes.section}>
          <DropOffPanel dropOff={analytics.dropOff} />
        </div>
      </div>
    </div>
  );
}

interface RefusedProps {
  filters: SurveyAnalyticsQuery;
  query: ReturnType<typeof useSurveyAnalytics>;
  onClear: () => void;
}

/** A link may hold more filters than its reader may set, or a group that the survey doesn't tell apart. */
function Refused({ filters, query, onClear }: RefusedProps) {
  const { error } = query;
  const isFilterRefused = error instanceof ApiError && error.status === 422 && Object.keys(filters).length > 0;
  return (
    <Panel>
      {isFilterRefused ? (
        <EmptyState
          title="These filters can't be used here"
          text={error.message}
          action={
            <Button variant="default" onClick={onClear}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <ErrorState error={error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
    </Panel>
  );
}

interface FiguresProps {
  survey: Survey;
  analytics: SurveyAnalytics;
  onClear: () => void;
}

function Figures({ survey, analytics, onClear }: FiguresProps) {
  if (analytics.release.released === 0) return <NothingYet survey={survey} analytics={analytics} />;
  const groups = (
    <div id="groups" className={classes.section}>
      <HeatPanel survey={survey} analytics={analytics} />
    </div>
  );
  if (analytics.hidden) {
    return (
      <>
        <TooFew analytics={analytics} onClear={onClear} />
        {groups}
      </>
    );
  }
  return (
    <>
      <SectionLinks analytics={analytics} />
      <FigureHint />
      <Glance survey={survey} analytics={analytics} />
      <ComparisonPanel analytics={analytics} />
      <div className={classes.two}>
        <SurveyCategoryPanel analytics={analytics} />
        <ParticipationPanel survey={survey} analytics={analytics} />
      </div>
      {groups}
      <div id="questions" className={classes.section}>
        <QuestionListPanel survey={survey} analytics={analytics} />
      </div>
    </>
  );
}

/** How many have answered may be seen at once, what they answered not. */
function NothingYet({ survey, analytics }: Omit<FiguresProps, 'onClear'>) {
  return (
    <>
      {analytics.totalResponses > 0 && (
        <Panel>
          <EmptyState title="No answers are released yet" text="Scores, questions and comments appear here." />
        </Panel>
      )}
      <ParticipationPanel survey={survey} analytics={analytics} />
    </>
  );
}

function TooFew({ analytics, onClear }: Omit<FiguresProps, 'survey'>) {
  const { filters, hiddenReason } = analytics;
  return (
    <Panel>
      <EmptyState
        title="Hidden: too few people"
        text={hiddenReason ?? 'With so few people, figures would be those of single persons.'}
        action={
          chosenLabels(filters).length > 0 && (
            <Button variant="default" onClick={onClear}>
              Clear filters
            </Button>
          )
        }
      />
    </Panel>
  );
}

/** Jumps within a long page; 60 questions stand between the scores and the comments. */
function SectionLinks({ analytics }: { analytics: SurveyAnalytics }) {
  const sections = [
    { id: 'groups', label: 'Groups' },
    { id: 'questions', label: 'Questions' },
    { id: 'comments', label: 'Comments' },
    ...(analytics.series.length > 1 ? [{ id: 'runs', label: 'Earlier and later runs' }] : []),
    { id: 'drop-off', label: 'Drop-off' },
  ];
  return (
    <nav aria-label="On this page">
      <ul className={classes.links}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
