import type { Survey, SurveyAnalytics, Change, Figure as FigureValue } from '@vela/contract';
import { durationText } from '../../../../lib/figure-texts.ts';
import { counted, type Formats } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { ChangeBadge } from '../../components/change-badge.tsx';
import { FigureCard } from '../../components/figure-card.tsx';
import { explainFigure, figureText, type FigureKind } from '../../components/figure-words.ts';
import { SURVEY_FIGURE_DEFINITIONS } from '../../definitions.ts';
import classes from './survey-figures.module.css';

interface GlanceProps {
  survey: Survey;
  analytics: SurveyAnalytics;
}

/** The figures of a whole survey, or of the group that is filtered for. */
export function Glance({ survey, analytics }: GlanceProps) {
  const { figures, comparison } = analytics;
  const since = comparison?.survey.title;
  return (
    <div className={classes.cards}>
      <Responses survey={survey} analytics={analytics} />
      {analytics.invited === null ? (
        <Completion survey={survey} />
      ) : (
        <SurveyFigure
          name="Response rate"
          kind="rate"
          figure={figures.responseRate}
          definition={SURVEY_FIGURE_DEFINITIONS.responseRate}
          change={comparison?.responseRate ?? null}
          since={since}
        />
      )}
      <SurveyFigure
        name="Score"
        kind="score"
        figure={figures.score}
        definition={SURVEY_FIGURE_DEFINITIONS.score}
        change={comparison?.score ?? null}
        since={since}
      />
      <SurveyFigure
        name="Favourable"
        kind="percent"
        figure={figures.favourable}
        definition={SURVEY_FIGURE_DEFINITIONS.favourable}
        change={comparison?.favourable ?? null}
        since={since}
      />
      {asks(analytics, 'enps') && (
        <SurveyFigure
          name="eNPS"
          kind="enps"
          figure={figures.enps}
          definition={SURVEY_FIGURE_DEFINITIONS.enps}
          change={comparison?.enps ?? null}
          since={since}
        />
      )}
      <Time analytics={analytics} />
    </div>
  );
}

const asks = ({ questionAnalytics }: SurveyAnalytics, type: string): boolean =>
  questionAnalytics.some(({ questionType }) => questionType === type);

function Responses({ survey, analytics }: GlanceProps) {
  const formats = useFormats();
  const { totalResponses, release } = analytics;
  const invited = survey.invitedCount;
  return (
    <FigureCard
      name="Responses"
      value={formats.number(totalResponses)}
      explanation={{
        definition: SURVEY_FIGURE_DEFINITIONS.responses,
        base:
          invited > 0
            ? `${formats.number(totalResponses)} of ${counted(formats, invited, 'person', 'people')} who were invited`
            : `${formats.number(totalResponses)} from everybody who had the link`,
        leftOut: [
          ...(release.waiting > 0
            ? [`${counted(formats, release.waiting, 'response')} waiting, so that no small group shows`]
            : []),
          ...(survey.startedCount > totalResponses
            ? [
                `${counted(formats, survey.startedCount - totalResponses, 'person', 'people')} who opened it without handing in`,
              ]
            : []),
        ],
      }}
    >
      {invited > 0
        ? `of ${formats.number(invited)} invited`
        : `${counted(formats, release.released, 'response')} released`}
    </FigureCard>
  );
}

function Completion({ survey }: { survey: Survey }) {
  const formats = useFormats();
  const { responseCount, startedCount, completionRate } = survey;
  const base = `${formats.number(responseCount)} of ${formats.number(startedCount)}`;
  return (
    <FigureCard
      name="Completion rate"
      value={startedCount === 0 ? 'No answers yet' : formats.percent(completionRate)}
      explanation={{ definition: SURVEY_FIGURE_DEFINITIONS.completionRate, base: `${base} who opened it` }}
    >
      {startedCount > 0 && `${base} who opened it`}
    </FigureCard>
  );
}

function Time({ analytics }: { analytics: SurveyAnalytics }) {
  const formats = useFormats();
  const { averageCompletionTime, medianCompletionTime } = analytics;
  if (averageCompletionTime <= 0) return null;
  return (
    <FigureCard
      name="Average time"
      value={durationText(formats, averageCompletionTime)}
      explanation={{
        definition: SURVEY_FIGURE_DEFINITIONS.time,
        base: `${counted(formats, analytics.people, 'released response')}`,
        leftOut: ['Responses without a time'],
      }}
    >
      {medianCompletionTime !== null && `half took at most ${durationText(formats, medianCompletionTime)}`}
    </FigureCard>
  );
}

interface SurveyFigureProps {
  name: string;
  kind: FigureKind;
  figure: FigureValue;
  definition: string;
  change?: Change;
  /** The survey that is compared with; no change is shown without one. */
  since?: string | undefined;
}

/** One large figure of a survey, with its change where it is compared. */
function SurveyFigure({ name, kind, figure, definition, change = null, since }: SurveyFigureProps) {
  const formats = useFormats();
  return (
    <FigureCard
      name={name}
      value={figureText(formats, kind, figure)}
      explanation={explainFigure(formats, definition, { figure, kind })}
    >
      {baseText(formats, kind, figure)}
      {since !== undefined && (
        <div>
          <ChangeBadge change={change} of={name} since={since} />
        </div>
      )}
    </FigureCard>
  );
}

/** No share stands without its base. */
function baseText(formats: Formats, kind: FigureKind, { value, hidden, base, people }: FigureValue): string | null {
  if (hidden || value === null) return null;
  if (kind === 'rate') return `${formats.number(people)} of ${formats.number(base)}`;
  return counted(formats, base, 'answer');
}
