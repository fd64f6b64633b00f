import type { Survey } from '@vela/contract';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonList } from '../../../../ui/skeleton-list.tsx';
import { useSurveyAnalytics } from '../api/get-survey-analytics.ts';
import { SurveyDepartmentPanel } from '../groups/survey-department-panel.tsx';
import { ParticipationPanel } from '../history/participation-panel.tsx';

/** Who takes part, over time and by department. */
export function ParticipationFigures({ survey }: { survey: Survey }) {
  const query = useSurveyAnalytics(survey._id);
  if (query.isPending) return <SkeletonList rows={1} rowHeight={260} label="Loading participation" />;
  if (query.data === undefined) {
    return (
      <Panel title="Participation">
        <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </Panel>
    );
  }
  return (
    <>
      <ParticipationPanel survey={survey} analytics={query.data} />
      <SurveyDepartmentPanel analytics={query.data} />
    </>
  );
}
