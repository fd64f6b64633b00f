import type { SurveyAnalytics } from '@vela/contract';
import { categoryLabel, counted } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { ChangeBadge } from '../../components/change-badge.tsx';
import { explainFigure, figureText } from '../../components/figure-words.ts';
import { type ScoreRow, ScoreRows } from '../../components/score-rows.tsx';
import { SURVEY_FIGURE_DEFINITIONS } from '../../definitions.ts';
import classes from './survey-figures.module.css';

/** Scores by category, each with its interval; categories that have no score are named. */
export function SurveyCategoryPanel({ analytics }: { analytics: SurveyAnalytics }) {
  const formats = useFormats();
  const since = analytics.comparison?.survey.title;
  const rows: ScoreRow[] = analytics.categories.flatMap(({ category, figure, change }) => {
    if (figure.hidden || figure.value === null) return [];
    const { value: score, low, high, base } = figure;
    return [
      {
        key: category,
        label: categoryLabel(category),
        score,
        text: figureText(formats, 'score', figure),
        interval: low === null || high === null ? null : { low, high },
        explanation: explainFigure(formats, SURVEY_FIGURE_DEFINITIONS.score, { figure, kind: 'score' }),
        note: counted(formats, base, 'answer'),
        below: since !== undefined && change !== null && (
          <ChangeBadge change={change} of={categoryLabel(category)} since={since} />
        ),
      },
    ];
  });
  const without = analytics.categories.filter(({ figure }) => figure.hidden || figure.value === null);
  return (
    <Panel title="Scores by category" purpose="0 to 100; the line shows where the score lies with 95% certainty">
      {rows.length === 0 ? (
        <EmptyState plain title="No scores yet" text="Ratings, agreement and yes/no questions have scores." />
      ) : (
        <ScoreRows label="Scores by category" rows={rows} />
      )}
      {rows.length > 0 && without.length > 0 && (
        <p className={classes.note}>
          Without a score: {without.map(({ category }) => categoryLabel(category)).join(', ')}.
        </p>
      )}
    </Panel>
  );
}
