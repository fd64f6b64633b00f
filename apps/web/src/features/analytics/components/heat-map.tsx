import { classNames } from '../../../lib/class-names.ts';
import { Figure, type Explanation } from './figure.tsx';
import classes from './heat-map.module.css';
import { roundHalfUp } from '@vela/domain/scoring';

/**
 * A figure with its explanation, or why there is none in a few words ("hidden for now"). Without a score it stays
 * uncoloured: the scale is for 0 to 100 alone, never for eNPS. What is quiet steps back, such as words among numbers.
 */
export type HeatCell =
  { score: number | null; text: string; explanation: Explanation; isQuiet?: boolean } | { hidden: string };

export interface HeatRow {
  key: string;
  label: string;
  /** A few words below the name, e.g. the base. */
  note?: string;
  cells: readonly HeatCell[];
}

export interface HeatColumn {
  key: string;
  label: string;
  /** What the numbers below it mean, where its name alone doesn't tell. */
  definition?: string;
}

interface HeatMapProps {
  label: string;
  /** What the rows are, e.g. "Department". */
  rowLabel: string;
  columns: readonly HeatColumn[];
  rows: readonly HeatRow[];
}

/** Scores of 0 to 100 by group and subject: a table whose colours only repeat its numbers. */
export function HeatMap({ label, rowLabel, columns, rows }: HeatMapProps) {
  return (
    <div>
      {/* Focusable, because what scrolls must be scrollable by keyboard too. */}
      <div className={classes.box} tabIndex={0} role="region" aria-label={label}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{rowLabel}</th>
              {columns.map((column) => (
                <th key={column.key} scope="col">
                  {column.definition === undefined ? (
                    column.label
                  ) : (
                    <Figure name={column.label} explanation={{ definition: column.definition }}>
                      {column.label}
                    </Figure>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.label}
                  {row.note && <span className={classes.note}>{row.note}</span>}
                </th>
                {row.cells.map((cell, index) => (
                  <Cell
                    key={columns[index]?.key ?? index}
                    cell={cell}
                    name={`${row.label}, ${columns[index]?.label ?? ''}`}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </div>
  );
}

function Cell({ cell, name }: { cell: HeatCell; name: string }) {
  if ('hidden' in cell) return <td className={classes.hidden}>{cell.hidden}</td>;
  return (
    <td className={classes.cell} data-step={cell.score === null ? undefined : heatStep(cell.score)}>
      <Figure
        name={name}
        value={cell.text}
        explanation={cell.explanation}
        className={classNames(classes.figure, cell.isQuiet && classes.quiet)}
      />
    </td>
  );
}

function Legend() {
  return (
    <ul className={classes.legend} aria-label="Scale of the colours">
      {HEAT_STEPS.map((words, step) => (
        <li key={words}>
          <span className={classes.swatch} data-step={step} aria-hidden />
          {words}
        </li>
      ))}
    </ul>
  );
}

/** Where one step of the scale ends and the next begins; 60 to 70 is the middle that has no colour. */
const BORDERS = [40, 50, 60, 70, 80, 90] as const;

export const HEAT_STEPS = [
  'below 40',
  '40 to 50',
  '50 to 60',
  '60 to 70',
  '70 to 80',
  '80 to 90',
  '90 and above',
] as const;

/** The step of the one diverging scale (0 to 6) that a score of 0 to 100 falls into, as it is shown: rounded. */
export const heatStep = (score: number): number => BORDERS.filter((border) => roundHalfUp(score, 0) >= border).length;
