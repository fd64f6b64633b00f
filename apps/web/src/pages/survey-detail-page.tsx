import { useParams } from 'react-router';
import { useSurvey } from '../features/surveys/api/get-survey.ts';
import { SurveyGate } from '../features/surveys/components/survey-gate.tsx';
import { SurveyHeader } from '../features/surveys/components/survey-header.tsx';
import { SurveyTabs } from '../features/surveys/components/survey-tabs.tsx';
import { Page } from '../ui/page.tsx';

export function SurveyDetailPage() {
  const { id = '' } = useParams();
  const query = useSurvey(id);
  return (
    <SurveyGate query={query} title="Survey">
      {(survey) => (
        <Page key={survey._id}>
          <SurveyHeader survey={survey} />
          <SurveyTabs survey={survey} />
        </Page>
      )}
    </SurveyGate>
  );
}
