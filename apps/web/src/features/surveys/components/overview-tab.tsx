import type { Survey } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { useSurveyAnalytics } from '../api/get-survey-analytics.ts';
import { DayChart } from '../../../ui/day-chart.tsx';
import { SurveySettings } from './survey-settings.tsx';
import classes from './figures.module.css';

export function OverviewTab({ survey }: { survey: Survey }) {
  const formats = useFormats();
  return (
    <div className={classes.stack}>
      <div className={classes.cards}>
        <StatCard label="Responses" value={formats.number(survey.responseCount)} hint="Submitted" />
        <StatCard label="Started" value={formats.number(survey.startedCount)} hint="Opened the survey" />
        <StatCard
          label="Completion rate"
          value={formats.percent(survey.completionRate)}
          hint={`${formats.number(survey.responseCount)} of ${formats.number(survey.startedCount)} who started`}
        />
        <StatCard label="Questions" value={formats.number(survey.questionCount)} hint={aiHint(survey)} />
      </div>
      <div className={classes.two}>
        <div className={classes.stack}>
          <Participation survey={survey} />
          {survey.description !== '' && (
            <Panel title="Description">
              <div style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{survey.description}</div>
            </Panel>
          )}
          <Suggestions survey={survey} />
        </div>
        <SurveySettings survey={survey} />
      </div>
    </div>
  );
}

function aiHint({ aiInsights }: Survey): string {
  const count = aiInsights.generatedQuestions.length;
  return count === 0 ? 'Written by hand' : `${String(count)} drafted by AI`;
}

function Participation({ survey }: { survey: Survey }) {
  const analytics = useSurveyAnalytics(survey._id);
  return (
    <Panel title="Participation" purpose="Responses by day">
      {analytics.isPending ? (
        <SkeletonList rows={1} rowHeight={200} label="Loading participation" />
      ) : analytics.data === undefined ? (
        <ErrorState
          error={analytics.error}
          onRetry={() => void analytics.refetch()}
          isRetrying={analytics.isFetching}
        />
      ) : Object.keys(analytics.data.responseTrends).length === 0 ? (
        <EmptyState plain title="No responses yet" text={emptyText(survey)} />
      ) : (
        <DayChart counts={analytics.data.responseTrends} label="Responses" />
      )}
    </Panel>
  );
}

function emptyText({ status }: Survey): string {
  if (status === 'active') return 'Share the link, and the first answers show up here.';
  if (status === 'draft' || status === 'scheduled') return 'Launch the survey to collect the first answers.';
  return 'This survey ended without any.';
}

/** The linter's advice can only be followed before the survey has run. */
function Suggestions({ survey }: { survey: Survey }) {
  const { suggestedImprovements } = survey.aiInsights;
  if (!survey.allowed.edit || suggestedImprovements.length === 0) return null;
  return (
    <Panel title="Suggested improvements">
      <ul className={classes.plainList}>
        {suggestedImprovements.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Panel>
  );
}
