import type { SegmentDimension } from '@vela/domain/anonymity';
import type { Category, ExportCell } from '@vela/domain/surveys';

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

export const categoryLabel = (category: Category): string => category.charAt(0).toUpperCase() + category.slice(1);

export const DIMENSION_LABELS: Record<SegmentDimension, string> = {
  department: 'Department',
  tenure: 'Time in the company',
  location: 'Location',
};
