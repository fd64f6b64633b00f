import { BYTE_ORDER_MARK, csvText } from '@vela/domain/export';

/** Lets the browser save what is in memory, under a name. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click was handled.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, SAVING_MS);
}

const SAVING_MS = 60_000;

/** Rows as a CSV file for the browser to save. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([BYTE_ORDER_MARK + csvText(rows)], { type: 'text/csv;charset=utf-8' });
