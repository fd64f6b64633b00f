import type { Survey, SurveyAnalytics } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { durationText, signed } from '../../../lib/figure-texts.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Figure } from './question-figures.tsx';
import classes from './figures.module.css';

interface AnalyticsTotalsProps {
  survey: Survey;
  analytics: SurveyAnalytics;
}

export function AnalyticsTotals({ survey, analytics }: AnalyticsTotalsProps) {
  const formats = useFormats();
  const { release, score, enps, medianCompletionTime } = analytics;
  const base = `${formats.number(survey.responseCount)} of ${formats.number(survey.startedCount)}`;
  const released = formats.number(release.released);
  return (
    <Panel title="At a glance">
      <dl className={classes.figures}>
        <Figure name="Total Responses" value={formats.number(analytics.totalResponses)}>
          Responses that were handed in. {released} of them can be read and are the base of the figures below.
        </Figure>
        <Figure name="Completion Rate" value={`${formats.percent(analytics.completionRate)} (${base})`}>
          Handed in, as a share of the {formats.number(survey.startedCount)} who started the survey.
        </Figure>
        {analytics.averageCompletionTime > 0 && (
          <Figure name="Average time" value={durationText(formats, analytics.averageCompletionTime)}>
            The mean time from the first question to handing in.
            {medianCompletionTime !== null &&
              ` Half of the people took at most ${durationText(formats, medianCompletionTime)}.`}
          </Figure>
        )}
        {score !== null && (
          <Figure name="Score" value={`${formats.oneDecimal(score)} of 100`}>
            The mean of all scored answers of the {released} responses that can be read, each turned into 0 to 100 with
            100 as the best. Texts, choices and eNPS have no score.
          </Figure>
        )}
        {enps !== null && (
          <Figure name="eNPS" value={signed(formats, enps)}>
            Share of promoters (9 or 10) minus share of detractors (0 to 6), from -100 to 100.
          </Figure>
        )}
      </dl>
    </Panel>
  );
}
