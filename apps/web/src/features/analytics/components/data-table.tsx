import classes from './data-table.module.css';

export interface DataTableContent {
  columns: readonly string[];
  /** The first cell names its row; all of them are formatted already. */
  rows: readonly (readonly string[])[];
}

interface DataTableProps extends DataTableContent {
  label: string;
  /** Every row at once, where cut off rows would be missed. */
  isWhole?: boolean;
}

/** Figures as plain rows; a long one scrolls inside its own box. */
export function DataTable({ label, columns, rows, isWhole = false }: DataTableProps) {
  return (
    // Focusable, because what scrolls must be scrollable by keyboard too.
    <div className={classes.box} data-whole={isWhole} tabIndex={0} role="region" aria-label={`${label}, table`}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={`${String(row)}-${name ?? ''}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
