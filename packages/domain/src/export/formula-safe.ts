/** Where a spreadsheet takes a cell for a formula; the wide signs are what Asian keyboards type. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/u;
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)?$/;

/**
 * A cell that no spreadsheet runs: an apostrophe in front says "text". Text that already looks guarded gets one more,
 * so that `withoutFormulaGuard` gives back exactly what went in.
 */
export function formulaSafe(cell: string): string {
  return FORMULA.test(cell) && !NEGATIVE_NUMBER.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `formulaSafe`. */
export const withoutFormulaGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
