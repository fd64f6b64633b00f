/** Where a spreadsheet takes a cell for a formula; the wide signs are what Asian keyboards type. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/u;
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)?$/;
/** What a cell can't hold without quotation marks; blanks at its ends would get lost in some programs. */
const TO_QUOTE = /["',;\t\r\n]|^\s|\s$/;

/**
 * A cell that no spreadsheet runs: an apostrophe in front says "text". Text that already looks guarded gets one more,
 * so that `withoutFormulaGuard` gives back exactly what went in.
 */
export function formulaSafe(cell: string): string {
  return FORMULA.test(cell) && !NEGATIVE_NUMBER.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `formulaSafe`. */
export const withoutFormulaGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** In front of a file it tells spreadsheet programs that the rest is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

const quoted = (cell: string): string => (TO_QUOTE.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as lines of a CSV file. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
