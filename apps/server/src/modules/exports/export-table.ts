import type { ExportCell } from '@vela/domain/surveys';

/** A sheet of a workbook or the rows of a CSV, a portion of rows at a time. */
export interface ExportTable {
  name: string;
  header: readonly string[];
  portions(): AsyncIterable<ExportCell[][]> | Iterable<ExportCell[][]>;
}

/** A table whose rows are few. */
export const smallTable = (name: string, header: readonly string[], rows: ExportCell[][]): ExportTable => ({
  name,
  header,
  portions: () => [rows],
});
