import type { Survey } from '@vela/contract';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSurveyAnalytics } from '../api/get-survey-analytics.ts';
import { QuestionSummary } from '../builder/question-summary.tsx';
import { DistributionBars } from './distribution-bars.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import classes from './questions-tab.module.css';

/** Every question, with how it was answered where that can be read. */
export function QuestionsTab({ survey }: { survey: Survey }) {
  const analytics = useSurveyAnalytics(survey._id);
  const results = new Map(analytics.data?.questionAnalytics.map((result) => [result.questionId, result]));
  return (
    <>
      {analytics.data && <ReleaseNotice survey={survey} release={analytics.data.release} />}
      {analytics.isError && !analytics.data && (
        <ErrorState
          title="The results could not be loaded"
          error={analytics.error}
          onRetry={() => void analytics.refetch()}
          isRetrying={analytics.isFetching}
        />
      )}
      <Panel title="Questions" flush>
        <ol className={classes.list}>
          {survey.questions.map((question) => {
            const result = results.get(question._id);
            return (
              <li key={question._id} className={classes.row}>
                <QuestionSummary question={question} questions={survey.questions} brief={result !== undefined} />
                {result !== undefined && result.analytics.distribution.length > 0 && result.responseCount > 0 && (
                  <div className={classes.results}>
                    <DistributionBars result={result} />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      </Panel>
    </>
  );
}
