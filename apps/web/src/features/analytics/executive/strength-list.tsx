import type { ExecutiveDashboard } from '@vela/contract';
import { categoryLabel } from '../../../lib/category-label.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ChangeBadge } from '../components/change-badge.tsx';
import { explainFigure, figureText } from '../components/figure-words.ts';
import { ScoreRows } from '../components/score-rows.tsx';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import classes from './executive.module.css';

/** The categories that score best. */
export function StrengthList({ strengths }: { strengths: ExecutiveDashboard['topStrengths'] }) {
  const formats = useFormats();
  if (strengths.length === 0) return <p className={classes.note}>No category stands out yet.</p>;
  return (
    <ScoreRows
      label="Strengths"
      rows={strengths.map(({ category, score: figure, change }) => {
        const { value, low, high, base } = figure;
        return {
          key: category,
          label: categoryLabel(category),
          score: value ?? 0,
          text: figureText(formats, 'score', figure),
          interval: low === null || high === null ? null : { low, high },
          explanation: explainFigure(formats, COMPANY_FIGURE_DEFINITIONS.score, {
            figure,
            kind: 'score',
            isOverSurveys: true,
          }),
          note: counted(formats, base, 'answer'),
          below: change && <ChangeBadge change={change} of={categoryLabel(category)} since="the 90 days before" />,
        };
      })}
    />
  );
}
