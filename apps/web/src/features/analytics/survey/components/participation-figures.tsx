import type { Survey, SurveyAnalytics } from '@vela/contract';
import { useFormats } from '../../../../lib/use-formats.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonList } from '../../../../ui/loading.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { explainFigure, figureText } from '../../components/figure-words.ts';
import { ScoreRows, type ScoreRow } from '../../components/score-rows.tsx';
import { useSurveyAnalytics } from '../api/survey-figures.ts';
import { SURVEY_FIGURE_DEFINITIONS } from '../definitions.ts';
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

/** Participation by department, from released people alone; nothing where no department is told apart. */
function SurveyDepartmentPanel({ analytics }: { analytics: SurveyAnalytics }) {
  const formats = useFormats();
  const { byDepartment } = analytics.participation;
  if (byDepartment.length === 0) return null;
  const rows: ScoreRow[] = byDepartment.map(({ value, label, invited, released, participation }) => ({
    key: value,
    label,
    score: participation.value ?? 0,
    text: figureText(formats, 'rate', participation),
    interval: null,
    explanation: explainFigure(formats, SURVEY_FIGURE_DEFINITIONS.participation, {
      figure: participation,
      kind: 'rate',
    }),
    note: participation.hidden
      ? `${formats.number(invited)} invited`
      : `${formats.number(released)} of ${formats.number(invited)}`,
  }));
  return (
    <Panel title="By department" purpose="People whose answers are released, of those who were invited">
      <ScoreRows label="Participation by department" rows={rows} />
    </Panel>
  );
}
