import type { Survey, SurveyAnalytics } from '@vela/contract';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useSurveyAnalytics } from '../api/get-survey-analytics.ts';
import { categoryLabel } from '../../../lib/category-label.ts';
import { waitingText } from '../../../lib/release-text.ts';
import { AnalyticsTotals } from './analytics-totals.tsx';
import { DistributionBars } from './distribution-bars.tsx';
import { ExplainNumber } from '../../../ui/explain-number.tsx';
import { FavourableSplit } from './favourable-split.tsx';
import { QuestionFigures } from './question-figures.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import charts from './charts.module.css';
import classes from './figures.module.css';

export function AnalyticsTab({ survey }: { survey: Survey }) {
  const query = useSurveyAnalytics(survey._id);
  if (query.isPending) return <SkeletonList rows={3} rowHeight={160} label="Loading analytics" />;
  if (query.data === undefined) {
    return (
      <Panel>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </Panel>
    );
  }
  if (query.data.release.released === 0) return <ComingSoon survey={survey} analytics={query.data} />;
  return (
    <div className={classes.stack}>
      <ReleaseNotice survey={survey} release={query.data.release} />
      <AnalyticsTotals survey={survey} analytics={query.data} />
      <Categories analytics={query.data} />
      <Results survey={survey} analytics={query.data} />
    </div>
  );
}

interface PartProps {
  survey: Survey;
  analytics: SurveyAnalytics;
}

function ComingSoon({ survey, analytics }: PartProps) {
  const formats = useFormats();
  return (
    <Panel>
      <EmptyState
        title="Analytics coming soon"
        text={
          survey.settings.anonymous
            ? waitingText(formats, analytics.release, survey.status === 'active' || survey.status === 'draft')
            : 'Figures appear with the first response.'
        }
      />
    </Panel>
  );
}

function Categories({ analytics }: { analytics: SurveyAnalytics }) {
  const formats = useFormats();
  const scored = analytics.categories.filter(({ score }) => score !== null);
  if (scored.length === 0) return null;
  return (
    <Panel
      title="Scores by category"
      purpose="0 to 100"
      action={
        <ExplainNumber of="Scores by category">
          The mean of all scored answers in a category, each turned into 0 to 100 with 100 as the best. Texts, choices
          and eNPS have no score; skipped and not applicable answers are left out.
        </ExplainNumber>
      }
    >
      <ul className={charts.distribution} aria-label="Scores by category">
        {scored.map(({ category, score, answerCount }) => (
          <li key={category}>
            <span className={charts.value}>{categoryLabel(category)}</span>
            <span className={charts.count}>
              <strong>{formats.oneDecimal(score ?? 0)}</strong> · {counted(formats, answerCount, 'answer')}
            </span>
            <span className={charts.track} aria-hidden>
              <span className={charts.fill} style={{ width: `${String(score ?? 0)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Results({ survey, analytics }: PartProps) {
  const questions = new Map(survey.questions.map((question) => [question._id, question]));
  return (
    <Panel title="Results by question" flush>
      {analytics.questionAnalytics.map((result) => {
        const question = questions.get(result.questionId);
        const several = question?.type === 'multiple_choice' && question.allowMultiple;
        return (
          <section key={result.questionId} className={classes.result}>
            <h3 className={classes.resultText}>{result.questionText}</h3>
            <QuestionFigures question={question} result={result} />
            {result.responseCount > 0 && (
              <>
                <FavourableSplit result={result} />
                {result.analytics.distribution.length > 0 && <DistributionBars result={result} />}
              </>
            )}
            {result.questionType === 'text' && <p className={classes.note}>Free texts stand under Responses.</p>}
            {several && (
              <p className={classes.note}>Several answers were possible, so the shares can add up to more than 100%.</p>
            )}
          </section>
        );
      })}
    </Panel>
  );
}
