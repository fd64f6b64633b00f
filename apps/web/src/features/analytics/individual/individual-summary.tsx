import type { SurveyAnalytics } from '@vela/contract';
import { roundHalfUp } from '@vela/domain/scoring';
import { paths } from '../../../app/paths.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { FigureCard } from '../components/figure-card.tsx';
import { explainFigure } from '../components/figure-words.ts';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import { useSurveyAnalytics } from '../survey/api/survey-figures.ts';
import { AttributedNotice } from '../survey/components/release-notice.tsx';
import classes from './individual.module.css';
import { QuestionList } from './question-list.tsx';

export function IndividualSummary({ surveyId }: { surveyId: string }) {
  const query = useSurveyAnalytics(surveyId);
  if (query.isPending) return <SkeletonList rows={3} rowHeight={96} label="Loading the survey's analytics" />;
  if (query.data === undefined) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  return (
    <>
      {query.data.release.minGroup <= 1 && <AttributedNotice />}
      <Totals analytics={query.data} />
      {query.data.release.released === 0 || query.data.questionAnalytics.length === 0 ? (
        <NothingToShow analytics={query.data} />
      ) : (
        <QuestionList questions={query.data.questionAnalytics} />
      )}
      <div>
        <ButtonLink to={paths.surveyAnalytics(surveyId)} variant="default">
          Open the full analytics of this survey
        </ButtonLink>
      </div>
    </>
  );
}

const NOTHING = 'No answers yet';

function Totals({ analytics }: { analytics: SurveyAnalytics }) {
  const formats = useFormats();
  const { totalResponses, completionRate, averageCompletionTime, release, figures } = analytics;
  const waiting =
    release.waiting > 0
      ? [`${counted(formats, release.waiting, 'response')} waiting, so that no small group shows`]
      : [];
  return (
    <div className={classes.cards}>
      <FigureCard
        name="Total Responses"
        value={formats.number(totalResponses)}
        explanation={{
          definition: 'Responses that were handed in, released or still waiting.',
          base: `${formats.number(release.released)} of them are released`,
        }}
      />
      <FigureCard
        name="Completion Rate"
        value={figures.responseRate.value === null ? NOTHING : formats.percent(completionRate)}
        explanation={explainFigure(formats, COMPANY_FIGURE_DEFINITIONS.completionRate, {
          figure: figures.responseRate,
          kind: 'rate',
        })}
      />
      <FigureCard
        name="Avg. Time"
        value={
          averageCompletionTime > 0 ? `${formats.number(roundHalfUp(averageCompletionTime / 60, 0))} min` : NOTHING
        }
        explanation={{
          definition: COMPANY_FIGURE_DEFINITIONS.time,
          base: counted(formats, release.released, 'response'),
          leftOut: [...waiting, 'Responses without a time'],
        }}
      />
    </div>
  );
}

function NothingToShow({ analytics: { totalResponses, release } }: { analytics: SurveyAnalytics }) {
  const formats = useFormats();
  const isWaiting = totalResponses > 0;
  return (
    <EmptyState
      plain
      title="No analytics data available for this survey"
      text={
        isWaiting
          ? `${counted(formats, totalResponses, 'response')} ${totalResponses === 1 ? 'is' : 'are'} in. Figures appear once at least ${formats.number(release.minGroup)} of them can be released together, so that nobody can be recognised.`
          : 'Figures appear here once people have answered.'
      }
    />
  );
}
