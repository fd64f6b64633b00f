import type { Survey } from '@vela/contract';
import { useParams } from 'react-router';
import { ParticipationFigures, SurveyFigures } from '../features/analytics/survey/components/survey-detail-figures.tsx';
import { QuestionResults } from '../features/analytics/survey/questions/question-results.tsx';
import { ExportMenu } from '../features/exports/components/export-menu.tsx';
import { useSurvey } from '../features/surveys/api/survey.ts';
import { OverviewTab } from '../features/surveys/components/overview-tab.tsx';
import { QuestionsTab } from '../features/surveys/components/read-only-questions.tsx';
import { ResponsesTab } from '../features/surveys/components/responses-tab.tsx';
import { SurveyGate, SurveyTabs } from '../features/surveys/components/survey-frame.tsx';
import { SurveyHeader } from '../features/surveys/components/survey-header.tsx';
import { Page } from '../ui/page.tsx';

export function SurveyDetailPage() {
  const { id = '' } = useParams();
  const query = useSurvey(id);
  return (
    <SurveyGate query={query} title="Survey">
      {(survey) => (
        <Page key={survey._id}>
          <SurveyHeader
            survey={survey}
            exports={survey.launchedAt !== null && <ExportMenu subject={{ surveyId: survey._id }} />}
          />
          <SurveyTabs contents={contentsOf(survey)} />
        </Page>
      )}
    </SurveyGate>
  );
}

const contentsOf = (survey: Survey) => ({
  overview: <OverviewTab survey={survey} participation={<ParticipationFigures survey={survey} />} />,
  questions: (
    <QuestionResults survey={survey}>
      {(resultOf) => <QuestionsTab survey={survey} resultOf={resultOf} />}
    </QuestionResults>
  ),
  responses: <ResponsesTab survey={survey} />,
  analytics: <SurveyFigures survey={survey} />,
});
