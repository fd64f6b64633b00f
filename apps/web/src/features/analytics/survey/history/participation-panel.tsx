import type { Survey, SurveyAnalytics } from '@vela/contract';
import { counted } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { DayChart } from '../../../../ui/day-chart.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';

interface ParticipationPanelProps {
  survey: Survey;
  analytics: SurveyAnalytics;
}

/** Responses by day: how many, never what. */
export function ParticipationPanel({ survey, analytics }: ParticipationPanelProps) {
  const formats = useFormats();
  const { overTime } = analytics.participation;
  const counts = Object.fromEntries(overTime.map(({ day, submitted }) => [day, submitted]));
  const of =
    survey.invitedCount > 0 ? ` of ${counted(formats, survey.invitedCount, 'invited person', 'invited people')}` : '';
  return (
    <Panel title="Participation" purpose={`Responses by day${of}`}>
      {analytics.totalResponses === 0 ? (
        <EmptyState plain title="No responses yet" text={emptyText(survey)} />
      ) : (
        <DayChart counts={counts} label="Responses" />
      )}
    </Panel>
  );
}

function emptyText({ status }: Survey): string {
  if (status === 'active') return 'Share the link, and the first answers show up here.';
  if (status === 'draft' || status === 'scheduled') return 'Launch the survey to collect the first answers.';
  return 'This survey ended without any.';
}
