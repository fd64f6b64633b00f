interface Placed {
  text: string;
  x: number;
}

const SAME_EDGE = 3;
const LEAST_ROWS = 5;
/** Characters; cells of a table are shorter than lines of prose. */
const LEAST_PROSE = 22;

/**
 * Most programs write one column after the other, and then the order of the file is right. Some write row by row across
 * both: there the left column is put before the right one. Tables, with short cells, stay in rows.
 */
export function orderColumns<Part extends Placed>(rows: Part[][]): Part[][] {
  const ordered: Part[][] = [];
  let run: Part[][] = [];
  const flush = () => {
    ordered.push(...(isProse(run) ? byColumn(run) : run.map(joinRow)));
    run = [];
  };
  for (const row of rows) {
    const edge = run[0]?.[1]?.x;
    const continues = row.length === 2 && (edge === undefined || Math.abs((row[1]?.x ?? 0) - edge) <= SAME_EDGE);
    if (!continues) flush();
    if (row.length === 2) run.push(row);
    else ordered.push(joinRow(row));
  }
  flush();
  return ordered;
}

function isProse(run: Placed[][]): boolean {
  if (run.length < LEAST_ROWS) return false;
  return [0, 1].every(
    (column) => run.reduce((sum, row) => sum + (row[column]?.text.length ?? 0), 0) / run.length >= LEAST_PROSE,
  );
}

const byColumn = <Part>(run: Part[][]): Part[][] =>
  [0, 1].flatMap((column) => run.map((row) => row.slice(column, column + 1)));

/** The cells of a table's row become one line. */
function joinRow<Part extends Placed>(row: Part[]): Part[] {
  const [first, ...more] = row;
  if (first === undefined || more.length === 0) return row;
  const last = more.at(-1) ?? first;
  return [{ ...last, ...first, text: row.map(({ text }) => text).join(' | ') }];
}
