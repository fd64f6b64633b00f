import type { ReactNode } from 'react';
import type { Interval } from './chart-points.ts';
import { Figure, type Explanation } from './figure.tsx';
import classes from './score-rows.module.css';

export interface ScoreRow {
  key: string;
  label: string;
  score: number;
  text: string;
  interval: Interval | null;
  explanation: Explanation;
  /** What it stands on, e.g. "42 answers". */
  note: string;
  /** What stands below the bar, e.g. the change. */
  below?: ReactNode;
}

interface ScoreRowsProps {
  label: string;
  rows: readonly ScoreRow[];
}

/** Scores of 0 to 100 as bars, each with its interval as a line and its number, which opens. */
export function ScoreRows({ label, rows }: ScoreRowsProps) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key}>
          <span className={classes.name}>{row.label}</span>
          <span className={classes.text}>
            <Figure name={row.label} value={row.text} explanation={row.explanation} className={classes.score} />
            <span className={classes.note}>{row.note}</span>
          </span>
          <span className={classes.track} aria-hidden>
            <span className={classes.fill} style={{ width: percent(row.score) }} />
            {row.interval && (
              <span
                className={classes.interval}
                style={{ left: percent(row.interval.low), right: `calc(100% - ${percent(row.interval.high)})` }}
              />
            )}
          </span>
          {row.below && <span className={classes.below}>{row.below}</span>}
        </li>
      ))}
    </ul>
  );
}

const percent = (value: number): string => `${String(Math.min(100, Math.max(0, value)))}%`;
