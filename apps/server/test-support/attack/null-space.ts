import { commonDivisor, createSpan, withoutPivot, type ExactRow } from './span.ts';

/** A basis of all columns x with `rows * x = 0`, in whole numbers. */
export function nullSpace(rows: readonly ExactRow[], width: number): bigint[][] {
  const span = createSpan(width);
  for (const row of rows) span.add(row);
  const reduced = reduce(span.rows());
  const pivots = new Set(reduced.map(({ pivot }) => pivot));
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !pivots.has(column));
  return free.map((column) => {
    const multiple = reduced.reduce((so, { row, pivot }) => leastMultiple(so, row[pivot] ?? 1n), 1n);
    const solution = Array.from({ length: width }, () => 0n);
    solution[column] = multiple;
    for (const { row, pivot } of reduced) {
      solution[pivot] = (-(row[column] ?? 0n) * multiple) / (row[pivot] ?? 1n);
    }
    return solution;
  });
}

/** Zeros at every other row's pivot. */
function reduce(rows: readonly { row: ExactRow; pivot: number }[]): { row: ExactRow; pivot: number }[] {
  return rows.map(({ row, pivot }, index) => {
    let own = [...row];
    for (const later of rows.slice(index + 1)) own = withoutPivot(own, later.row, later.pivot);
    return { row: own, pivot };
  });
}

const leastMultiple = (left: bigint, right: bigint): bigint => (left * right) / commonDivisor(left, right);
