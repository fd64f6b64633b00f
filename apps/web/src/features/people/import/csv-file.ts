import { BYTE_ORDER_MARK, csvText } from '@vela/domain/export';

/** Rows as a CSV file for the browser to save. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([BYTE_ORDER_MARK + csvText(rows)], { type: 'text/csv;charset=utf-8' });
