import type { ReactNode } from 'react';
import type { Survey } from '@vela/contract';
import type { Question } from '@vela/domain/surveys';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { useSurveyAnalytics } from '../api/survey-figures.ts';
import { ReleaseNotice } from '../components/release-notice.tsx';
import { QuestionResult } from './question-result.tsx';

interface QuestionResultsProps {
  survey: Survey;
  /** Draws the questions, with the given result below each; null while there is nothing to show. */
  children: (resultOf: (question: Question) => ReactNode) => ReactNode;
}

/** The results of a survey's questions, for a list of questions that somebody else draws. */
export function QuestionResults({ survey, children }: QuestionResultsProps) {
  const query = useSurveyAnalytics(survey._id);
  const analytics = query.data;
  const results = new Map(analytics?.questionAnalytics.map((result) => [result.questionId, result]));
  return (
    <>
      {analytics && analytics.totalResponses > 0 && <ReleaseNotice survey={survey} release={analytics.release} />}
      {query.isError && !analytics && (
        <ErrorState
          title="The results could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {children((question) => {
        const result = results.get(question._id);
        if (analytics === undefined || analytics.release.released === 0 || result === undefined) return null;
        return (
          <QuestionResult
            result={result}
            question={question}
            people={analytics.people}
            minGroup={analytics.release.minGroup}
          />
        );
      })}
    </>
  );
}
