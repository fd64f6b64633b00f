import { BYTE_ORDER_MARK, csvText, formulaSafe } from '@vela/domain/export';
import type { ExportTable } from './export-table.ts';
import type { Writing } from './run-claimed-export.ts';

/** One table as CSV. The byte-order mark tells spreadsheet programs that it is UTF-8. */
export async function writeCsv({ sink, signal }: Pick<Writing, 'sink' | 'signal'>, table: ExportTable): Promise<void> {
  const asText = (cells: readonly (string | number | null)[]) => cells.map((cell) => formulaSafe(String(cell ?? '')));
  await sink.write(BYTE_ORDER_MARK + csvText([asText(table.header)]));
  for await (const rows of table.portions()) {
    signal.throwIfAborted();
    await sink.write(csvText(rows.map(asText)));
  }
}
