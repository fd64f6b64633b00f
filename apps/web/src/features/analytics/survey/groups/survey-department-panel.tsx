import type { SurveyAnalytics } from '@vela/contract';
import { useFormats } from '../../../../lib/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { explainFigure, figureText } from '../../components/figure-words.ts';
import { type ScoreRow, ScoreRows } from '../../components/score-rows.tsx';
import { SURVEY_FIGURE_DEFINITIONS } from '../definitions.ts';

/** Participation by department, from released people alone; nothing where no department is told apart. */
export function SurveyDepartmentPanel({ analytics }: { analytics: SurveyAnalytics }) {
  const formats = useFormats();
  const { byDepartment } = analytics.participation;
  if (byDepartment.length === 0) return null;
  const rows: ScoreRow[] = byDepartment.map(({ value, label, invited, released, participation }) => ({
    key: value,
    label,
    score: participation.value ?? 0,
    text: figureText(formats, 'rate', participation),
    interval: null,
    explanation: explainFigure(formats, SURVEY_FIGURE_DEFINITIONS.participation, {
      figure: participation,
      kind: 'rate',
    }),
    note: participation.hidden
      ? `${formats.number(invited)} invited`
      : `${formats.number(released)} of ${formats.number(invited)}`,
  }));
  return (
    <Panel title="By department" purpose="People whose answers are released, of those who were invited">
      <ScoreRows label="Participation by department" rows={rows} />
    </Panel>
  );
}
