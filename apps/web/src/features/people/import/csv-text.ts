/** With it spreadsheet programs know that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const cellText = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as the text of a CSV file. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
