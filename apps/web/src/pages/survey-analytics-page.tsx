import type { Survey } from '@vela/contract';
import { SURVEY_TYPE_LABELS } from '@vela/domain/surveys';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { SurveyDeepDive } from '../features/analytics/survey/components/survey-deep-dive.tsx';
import { ExportMenu } from '../features/exports/components/export-menu.tsx';
import { useSurvey } from '../features/surveys/api/survey.ts';
import { SurveyGate } from '../features/surveys/components/survey-frame.tsx';
import type { Formats } from '../lib/format.ts';
import { useFormats } from '../lib/use-formats.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

export function SurveyAnalyticsPage() {
  const { id = '' } = useParams();
  const query = useSurvey(id);
  const formats = useFormats();
  return (
    <SurveyGate query={query} title="Survey analytics">
      {(survey) => (
        <Page key={survey._id}>
          <PageHeader
            title={survey.title}
            purpose={factsOf(formats, survey)}
            badge={<StatusBadge status={survey.status} />}
            back={{ to: paths.analytics, label: 'Survey Analytics' }}
            actions={
              <>
                {survey.launchedAt !== null && <ExportMenu subject={{ surveyId: survey._id }} />}
                <ButtonLink to={paths.survey(survey._id)} variant="default">
                  Open survey
                </ButtonLink>
              </>
            }
          />
          {survey.launchedAt === null ? <NotLaunched survey={survey} /> : <SurveyDeepDive survey={survey} />}
        </Page>
      )}
    </SurveyGate>
  );
}

function NotLaunched({ survey }: { survey: Survey }) {
  return (
    <Panel>
      <EmptyState
        title="This survey has not been launched yet"
        text="Figures appear here once people answer."
        action={<ButtonLink to={paths.survey(survey._id)}>Open survey</ButtonLink>}
      />
    </Panel>
  );
}

/** "Monthly Pulse · 1 Jun 2026 to 14 Jun 2026 · 42 responses of 50 invited" */
function factsOf(formats: Formats, survey: Survey): string {
  const { launchedAt, closedAt, endDate, status, responseCount, invitedCount } = survey;
  const end = status === 'active' ? endDate : closedAt;
  const until = end === null ? '' : ` to ${formats.date(end)}`;
  const responses = `${formats.number(responseCount)} ${responseCount === 1 ? 'response' : 'responses'}`;
  return [
    SURVEY_TYPE_LABELS[survey.type],
    ...(launchedAt === null ? [] : [`${until === '' ? 'since ' : ''}${formats.date(launchedAt)}${until}`]),
    invitedCount > 0 ? `${responses} of ${formats.number(invitedCount)} invited` : responses,
  ].join(' · ');
}
