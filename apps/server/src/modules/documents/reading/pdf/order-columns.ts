interface Placed {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}

const SAME_EDGE = 3;
const LEAST_ROWS = 3;
/** Characters; cells of a table are shorter than lines of prose. */
const LEAST_PROSE = 30;
/** In parts of the font size. */
const NEXT_ROW = 1.8;

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
    if (!continues(run, row)) flush();
    if (row.length === 2 || run.length > 0) run.push(row);
    else ordered.push(joinRow(row));
  }
  flush();
  return ordered;
}

/** The left column is often a line longer, so a row may lack its right part. */
function continues(run: Placed[][], [left, right, ...more]: Placed[]): boolean {
  const [first] = run;
  const above = run.at(-1)?.[0];
  if (left === undefined || more.length > 0) return false;
  if (first === undefined || above === undefined) return right !== undefined;
  const [firstLeft, firstRight] = first;
  if (firstLeft === undefined || firstRight === undefined || left.size !== firstLeft.size) return false;
  const isBelow = above.y - left.y > 0 && above.y - left.y < left.size * NEXT_ROW;
  const isInLeft = Math.abs(left.x - firstLeft.x) < left.size && left.right < firstRight.x;
  return isBelow && isInLeft && (right === undefined || Math.abs(right.x - firstRight.x) <= SAME_EDGE);
}

function isProse(run: Placed[][]): boolean {
  if (run.length < LEAST_ROWS) return false;
  return [0, 1].every((column) => {
    const lengths = run.flatMap((row) => row[column]?.text.length ?? []);
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length >= LEAST_PROSE;
  });
}

const byColumn = <Part>(run: Part[][]): Part[][] =>
  [0, 1].flatMap((column) => run.map((row) => row.slice(column, column + 1)));

/** The cells of a table's row become one line. */
function joinRow<Part extends Placed>(row: Part[]): Part[] {
  const [first, ...more] = row;
  if (first === undefined || more.length === 0) return row;
  const last = more.at(-1) ?? first;
  return [{ ...first, right: last.right, text: row.map(({ text }) => text).join(' | ') }];
}
