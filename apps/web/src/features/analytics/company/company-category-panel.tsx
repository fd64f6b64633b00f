import type { CategoryMeasure } from '@vela/contract';
import { categoryLabel, counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ChangeBadge } from '../components/change-badge.tsx';
import { explainFigure, figureText } from '../components/figure-words.ts';
import { type ScoreRow, ScoreRows } from '../components/score-rows.tsx';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import classes from './company.module.css';

interface CategoryPanelProps {
  categories: readonly CategoryMeasure[];
  since: string;
}

/** Scores by category with interval and change; the hidden ones are named. */
export function CompanyCategoryPanel({ categories, since }: CategoryPanelProps) {
  const formats = useFormats();
  const rows: ScoreRow[] = categories.flatMap(({ category, score, change }) => {
    const { value, low, high, base } = score;
    if (value === null || score.hidden) return [];
    return [
      {
        key: category,
        label: categoryLabel(category),
        score: value,
        text: figureText(formats, 'score', score),
        interval: low === null || high === null ? null : { low, high },
        explanation: explainFigure(formats, COMPANY_FIGURE_DEFINITIONS.score, {
          figure: score,
          kind: 'score',
          isOverSurveys: true,
        }),
        note: counted(formats, base, 'answer'),
        below: change && <ChangeBadge change={change} of={categoryLabel(category)} since={since} />,
      },
    ];
  });
  const without = categories.filter(({ score }) => score.value === null || score.hidden);
  return (
    <div id="categories" className={classes.anchor}>
      <Panel title="Categories" purpose="Scores from 0 to 100; the line shows where a score lies with 95% certainty">
        {rows.length === 0 ? (
          <EmptyState
            plain
            title="No scores yet"
            text="They appear once enough people have answered ratings, agreement or yes/no questions."
          />
        ) : (
          <ScoreRows label="Scores by category" rows={rows} />
        )}
        {rows.length > 0 && without.length > 0 && (
          <p className={classes.note}>
            Without a score yet: {without.map(({ category }) => categoryLabel(category)).join(', ')}.
          </p>
        )}
      </Panel>
    </div>
  );
}
