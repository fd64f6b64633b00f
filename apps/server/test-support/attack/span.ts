export type ExactRow = readonly bigint[];

/** All that can be made of some rows by adding, subtracting and multiplying, kept in whole numbers, so exactly. */
export interface Span {
  /** Takes a row in; answers whether it brought anything that could not be made of the others. */
  add(row: ExactRow): boolean;
  /** Takes back the row that was last added successfully. */
  undo(): void;
  /** What is left of a row when all that the span has of it is taken away; a multiple of it where it is scaled. */
  rest(row: ExactRow): bigint[];
  /** Independent rows with their pivots, each zero at the pivots of those before it. */
  rows(): readonly { row: ExactRow; pivot: number }[];
}

/** Only the first `width` columns decide what depends on what; further ones are carried along. */
export function createSpan(width: number): Span {
  const kept: { row: ExactRow; pivot: number }[] = [];
  const rest = (row: ExactRow): bigint[] => {
    let left = [...row];
    for (const one of kept) left = withoutPivot(left, one.row, one.pivot);
    return left;
  };
  return {
    rest,
    add(row) {
      const left = rest(row);
      const pivot = left.findIndex((value, at) => at < width && value !== 0n);
      if (pivot === -1) return false;
      kept.push({ row: left, pivot });
      return true;
    },
    undo: () => void kept.pop(),
    rows: () => kept,
  };
}

/** The row with a zero at the pivot, in smallest whole numbers. */
export function withoutPivot(row: bigint[], other: ExactRow, pivot: number): bigint[] {
  const factor = row[pivot] ?? 0n;
  const scale = other[pivot] ?? 0n;
  if (factor === 0n) return row;
  return smallest(row.map((value, at) => value * scale - (other[at] ?? 0n) * factor));
}

function smallest(row: bigint[]): bigint[] {
  const divisor = row.reduce(commonDivisor, 0n);
  return divisor > 1n ? row.map((value) => value / divisor) : row;
}

export function commonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
