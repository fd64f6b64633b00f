import type { Survey, SurveyAnalytics } from '@vela/contract';
import { paths } from '../../../../app/paths.ts';
import { releaseStateOf, waitingText } from '../../../../lib/release-text.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonList } from '../../../../ui/loading.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { useSurveyAnalytics } from '../api/survey-figures.ts';
import { Glance } from './glance.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { SurveyCategoryPanel } from './survey-category-panel.tsx';
import classes from './survey-figures.module.css';
import { explainFigure, figureText } from '../../components/figure-words.ts';
import { ScoreRows, type ScoreRow } from '../../components/score-rows.tsx';
import { SURVEY_FIGURE_DEFINITIONS } from '../../definitions.ts';
import { ParticipationPanel } from '../history/participation-panels.tsx';

/** The main figures of a survey, and the way to all of them. */
export function SurveyFigures({ survey }: { survey: Survey }) {
  const formats = useFormats();
  const query = useSurveyAnalytics(survey._id);
  if (query.isPending) return <SkeletonList rows={3} rowHeight={160} label="Loading analytics" />;
  if (query.data === undefined) {
    return (
      <Panel>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </Panel>
    );
  }
  const { release } = query.data;
  if (release.released === 0) {
    return (
      <Panel>
        <EmptyState
          title="Analytics coming soon"
          text={
            survey.settings.anonymous
              ? waitingText(formats, { ...releaseStateOf(survey, release), isOpen: mayGetMore(survey) })
              : 'Figures appear with the first response.'
          }
        />
      </Panel>
    );
  }
  return (
    <div className={classes.stack}>
      <ReleaseNotice survey={survey} release={release} />
      <Glance survey={survey} analytics={query.data} />
      <SurveyCategoryPanel analytics={query.data} />
      <div>
        {/* Too long for one line of the narrowest screens. */}
        <ButtonLink
          to={paths.surveyAnalytics(survey._id)}
          h="auto"
          mih={36}
          py={6}
          styles={{ label: { whiteSpace: 'normal' } }}
        >
          Groups, questions and comments in detail
        </ButtonLink>
      </div>
    </div>
  );
}

const mayGetMore = ({ status }: Survey): boolean => status !== 'closed' && status !== 'archived';

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
