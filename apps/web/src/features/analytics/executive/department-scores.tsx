import { Button } from '@mantine/core';
import { useState } from 'react';
import type { GroupMeasure } from '@vela/contract';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ChangeBadge } from '../components/change-badge.tsx';
import { explainFigure, figureText } from '../components/figure-words.ts';
import { type ScoreRow, ScoreRows } from '../components/score-rows.tsx';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import classes from './executive.module.css';

/** So many fit beside the trend; of more the ends tell most. */
const FEW = 10;
const ENDS = 5;

interface DepartmentScoresProps {
  departments: readonly GroupMeasure[];
  /** What changes are against, e.g. "the 90 days before". */
  since: string;
}

/** The overall score of each department, highest first; the hidden ones are named with the reason. */
export function DepartmentScores({ departments, since }: DepartmentScoresProps) {
  const formats = useFormats();
  const rows: ScoreRow[] = departments
    .flatMap(({ value: key, label, hidden, score: figure, released, change }) => {
      const { value: score, low, high } = figure;
      if (hidden || figure.hidden || score === null) return [];
      return [
        {
          key,
          label,
          score,
          text: figureText(formats, 'score', figure),
          interval: low === null || high === null ? null : { low, high },
          explanation: explainFigure(formats, COMPANY_FIGURE_DEFINITIONS.score, {
            figure,
            kind: 'score',
            isOverSurveys: true,
          }),
          note: counted(formats, released, 'response'),
          // Ten departments without a figure before would say so ten times.
          below: change && <ChangeBadge change={change} of={label} since={since} />,
        },
      ];
    })
    .toSorted((left, right) => right.score - left.score);
  const hidden = departments.filter((department) => department.hidden);
  const reasons = [...new Set(hidden.map(reasonOf))];
  if (departments.length === 0) return <p className={classes.note}>No department was asked in these 90 days.</p>;
  return (
    <>
      <Scores rows={rows} />
      {rows.length === 0 && <p className={classes.note}>No department has a released score yet.</p>}
      {reasons.map((reason) => (
        <p key={reason} className={classes.note}>
          {reason}: {namesOf(hidden.filter((department) => reasonOf(department) === reason))}.
        </p>
      ))}
    </>
  );
}

const reasonOf = ({ hiddenReason }: GroupMeasure): string => hiddenReason ?? 'Hidden';

const namesOf = (departments: readonly GroupMeasure[]): string => departments.map(({ label }) => label).join(', ');

function Scores({ rows }: { rows: readonly ScoreRow[] }) {
  const formats = useFormats();
  const [isAll, setAll] = useState(false);
  if (rows.length <= FEW) return <ScoreRows label="Scores by department" rows={rows} />;
  return (
    <>
      <ScoreRows label="Scores by department" rows={isAll ? rows : [...rows.slice(0, ENDS), ...rows.slice(-ENDS)]} />
      <p className={classes.note}>
        {!isAll &&
          `The ${formats.number(ENDS)} highest and the ${formats.number(ENDS)} lowest of ${formats.number(rows.length)} departments. `}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isAll}
          onClick={() => {
            setAll(!isAll);
          }}
        >
          {isAll ? 'Show the highest and the lowest' : 'Show all'}
        </Button>
      </p>
    </>
  );
}
