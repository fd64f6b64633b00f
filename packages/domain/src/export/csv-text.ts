/** In front of a file it tells spreadsheet programs that the rest is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
/** What a cell can't hold without quotation marks; blanks at its ends would get lost in some programs. */
const TO_QUOTE = /["',;\t\r\n]|^\s|\s$/;

const quoted = (cell: string): string => (TO_QUOTE.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as lines of a CSV file. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
