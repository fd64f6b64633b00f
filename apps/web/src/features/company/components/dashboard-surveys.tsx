import { Anchor } from '@mantine/core';
import { IconClipboardList, IconMessages } from '@tabler/icons-react';
import type { SurveySummary } from '@vela/contract';
import { SURVEY_TYPE_LABELS } from '@vela/domain/surveys';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import rows from '../../../ui/link-rows.module.css';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useDashboard } from '../api/company.ts';
import classes from './dashboard-surveys.module.css';

export function SurveyStatCards() {
  const formats = useFormats();
  const { data, isPending, isError } = useDashboard();
  const state = { loading: isPending, failed: isError && data === undefined };
  return (
    <>
      <StatCard
        label="Total Surveys"
        value={formats.number(data?.stats.totalSurveys ?? 0)}
        icon={<IconClipboardList size={16} stroke={1.75} />}
        {...state}
      />
      <StatCard
        label="Survey Responses"
        value={formats.number(data?.stats.totalResponses ?? 0)}
        icon={<IconMessages size={16} stroke={1.75} />}
        {...state}
      />
    </>
  );
}

interface RecentSurveysPanelProps {
  allPath: string;
  /** Null where the role may not create surveys. */
  createPath: string | null;
  surveyPath: (id: string) => string;
}

export function RecentSurveysPanel({ allPath, createPath, surveyPath }: RecentSurveysPanelProps) {
  const dashboard = useDashboard();
  const surveys = dashboard.data?.recentSurveys;
  return (
    <Panel
      title="Recent Surveys"
      action={
        <Anchor component={Link} to={allPath} size="sm">
          View all
        </Anchor>
      }
      flush
    >
      {surveys !== undefined && <SurveyRows surveys={surveys} createPath={createPath} surveyPath={surveyPath} />}
      {surveys === undefined && dashboard.isPending && (
        <div className={classes.padded}>
          <SkeletonList rows={5} rowHeight={44} gap={20} label="Loading recent surveys" />
        </div>
      )}
      {surveys === undefined && dashboard.isError && (
        <ErrorState
          error={dashboard.error}
          isRetrying={dashboard.isFetching}
          onRetry={() => void dashboard.refetch()}
        />
      )}
    </Panel>
  );
}

interface SurveyRowsProps extends Omit<RecentSurveysPanelProps, 'allPath'> {
  surveys: readonly SurveySummary[];
}

function SurveyRows({ surveys, createPath, surveyPath }: SurveyRowsProps) {
  if (surveys.length === 0) {
    const link = createPath !== null && (
      <Anchor component={Link} to={createPath} size="sm">
        Create your first survey
      </Anchor>
    );
    return <EmptyState title="No surveys yet" action={link} />;
  }
  return (
    <ul className={rows.list}>
      {surveys.map((survey) => (
        <li key={survey._id}>
          <RecentSurveyRow survey={survey} to={surveyPath(survey._id)} />
        </li>
      ))}
    </ul>
  );
}

function RecentSurveyRow({ survey, to }: { survey: SurveySummary; to: string }) {
  const formats = useFormats();
  const { title, type, responseCount, completionRate, status } = survey;
  return (
    <Link to={to} className={classNames(rows.row, classes.row)}>
      <div style={{ minWidth: 0 }}>
        <div className={classes.title} title={title}>
          {title}
        </div>
        <div className={classes.meta}>
          {SURVEY_TYPE_LABELS[type]} · {counted(formats, responseCount, 'response')}
        </div>
      </div>
      <div className={classes.completion} title="Completion: submitted of started">
        <div className={classes.track} aria-hidden>
          <div className={classes.fill} style={{ width: `${completionRate}%` }} />
        </div>
        <span className={classes.percent}>{formats.percent(completionRate)}</span>
      </div>
      <div className={classes.status}>
        <StatusBadge status={status} />
      </div>
    </Link>
  );
}
