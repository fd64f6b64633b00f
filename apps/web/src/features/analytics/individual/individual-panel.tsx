import { Select } from '@mantine/core';
import type { CompanyAnalytics, SurveyAnalytics } from '@vela/contract';
import { SURVEY_STATUS_LABELS } from '@vela/domain/surveys';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './individual.module.css';
import { roundHalfUp } from '@vela/domain/scoring';
import { paths } from '../../../app/paths.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { FigureCard } from '../components/figure-card.tsx';
import { explainFigure } from '../components/figure-words.ts';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import { useSurveyAnalytics } from '../survey/api/survey-figures.ts';
import { AttributedNotice } from '../survey/components/release-notice.tsx';
import { QuestionList } from './question-list.tsx';

interface IndividualPanelProps {
  surveys: CompanyAnalytics['surveys'];
  /** The chosen survey; null while there is none. */
  surveyId: string | null;
  onChoose: (surveyId: string | null) => void;
}

/** One survey at a time; its figures are fetched once it is chosen. */
export function IndividualPanel({ surveys, surveyId, onChoose }: IndividualPanelProps) {
  return (
    <Panel title="Individual Survey Analytics">
      <div className={classes.stack}>
        <Select
          aria-label="Survey"
          placeholder="Select a survey"
          className={classes.picker}
          data={surveys.map(({ _id, title, status }) => ({
            value: _id,
            label: status === 'active' ? title : `${title} (${SURVEY_STATUS_LABELS[status]})`,
          }))}
          value={surveyId}
          onChange={onChoose}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Choose no survey' }}
          nothingFoundMessage="No survey has this title"
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
        {surveyId === null ? (
          <EmptyState
            plain
            title="Select a survey to view detailed analytics"
            text={surveys.length === 0 && 'There is none yet: surveys appear here once they are launched.'}
          />
        ) : (
          <IndividualSummary key={surveyId} surveyId={surveyId} />
        )}
      </div>
    </Panel>
  );
}

function IndividualSummary({ surveyId }: { surveyId: string }) {
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
