import { Link } from 'react-router';
import type { SeriesRun, SurveyAnalytics } from '@vela/contract';
import { paths } from '../../../../app/paths.ts';
import { counted, type Formats } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { ChangeBadge } from '../../components/change-badge.tsx';
import type { ChartPoint } from '../../components/chart-points.ts';
import { Figure } from '../../components/figure.tsx';
import { explainFigure, figureText, type FigureKind, valueText } from '../../components/figure-words.ts';
import { TrendChart } from '../../components/charts.tsx';
import { SURVEY_FIGURE_DEFINITIONS } from '../../definitions.ts';
import classes from './history.module.css';
import figures from '../components/survey-figures.module.css';

const COLUMNS: readonly {
  key: 'responseRate' | 'score' | 'enps';
  label: string;
  kind: FigureKind;
  definition: string;
}[] = [
  { key: 'responseRate', label: 'Response rate', kind: 'rate', definition: SURVEY_FIGURE_DEFINITIONS.responseRate },
  { key: 'score', label: 'Score', kind: 'score', definition: SURVEY_FIGURE_DEFINITIONS.score },
  { key: 'enps', label: 'eNPS', kind: 'enps', definition: SURVEY_FIGURE_DEFINITIONS.enps },
];

/** The runs of a survey's series side by side; nothing while there is one alone. */
export function SeriesPanel({ series }: Pick<SurveyAnalytics, 'series'>) {
  const formats = useFormats();
  if (series.length < 2) return null;
  const scored = series.filter(({ score }) => score.value !== null && !score.hidden);
  return (
    <Panel title="Earlier and later runs" purpose="The same survey over time, of everybody in it">
      <div className={figures.spaced}>
        {scored.length > 1 && (
          <TrendChart
            label="Score by run"
            valueLabel="Score"
            pointLabel="Run"
            summary={trendSummary(scored)}
            points={series.map((run) => pointOf(formats, run))}
            scale="score"
            format={(value) => valueText(formats, 'score', value)}
            height={200}
          />
        )}
        <RunTable series={series} />
      </div>
    </Panel>
  );
}

function pointOf(formats: Formats, run: SeriesRun): ChartPoint {
  const { _id, title, launchedAt, score } = run;
  return {
    key: _id,
    label: launchedAt === null ? title : formats.date(launchedAt),
    value: score.hidden ? null : score.value,
    interval: score.low === null || score.high === null ? null : { low: score.low, high: score.high },
    partial: runningText(formats, run),
  };
}

/** A run that goes on shows whole groups only, which may be far from everybody who has answered. */
function runningText(formats: Formats, { closedAt, responseRate, score }: SeriesRun): string | undefined {
  if (closedAt !== null) return undefined;
  if (score.hidden || score.people === 0) return 'still running';
  return `still running, so far ${formats.number(score.people)} of ${counted(formats, Math.max(score.people, responseRate.people), 'response')}`;
}

/** What the line says, with chance called chance. */
function trendSummary(scored: readonly SeriesRun[]): string {
  const last = scored.at(-1);
  const change = last?.change;
  if (last?.closedAt === null) return 'The last run, a hollow point, is still running: its score can still move.';
  if (!change) return `${String(scored.length)} runs have a score.`;
  if (change.isNoise) return 'The last run shows no clear change of the score: the difference may be chance.';
  return `The last run is clearly ${change.value > 0 ? 'above' : 'below'} the one before it.`;
}

function RunTable({ series }: Pick<SurveyAnalytics, 'series'>) {
  const formats = useFormats();
  return (
    // Focusable, because what scrolls must be scrollable by keyboard too.
    <div className={classes.box} tabIndex={0} role="region" aria-label="Runs, table">
      <table className={classes.runs}>
        <thead>
          <tr>
            <th scope="col">Run</th>
            {COLUMNS.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Change of the score</th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map((run) => (
            <tr key={run._id}>
              <th scope="row">
                {run.isCurrent ? (
                  <strong>{run.title} (this one)</strong>
                ) : (
                  <Link to={paths.surveyAnalytics(run._id)}>{run.title}</Link>
                )}
                {run.launchedAt !== null && <span className={classes.date}>{formats.date(run.launchedAt)}</span>}
                {run.closedAt === null && <span className={classes.date}>{runningText(formats, run)}</span>}
              </th>
              {COLUMNS.map(({ key, label, kind, definition }) => (
                <td key={key}>
                  <Figure
                    name={`${label}, ${run.title}`}
                    value={figureText(formats, kind, run[key])}
                    explanation={explainFigure(formats, definition, { figure: run[key], kind })}
                  />
                </td>
              ))}
              <td>
                {run.change === null ? (
                  <span className={figures.note}>–</span>
                ) : (
                  <ChangeBadge change={run.change} of={`Score of ${run.title}`} since="the run before" />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
