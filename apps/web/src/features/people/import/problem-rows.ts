import type { ImportCheck } from '@vela/contract';
import { formulaSafe, withoutFormulaGuard } from '@vela/domain/export';
import { IMPORT_FIELD_LABELS } from '@vela/domain/people';

/** The refused lines with what is wrong in front of their own cells, as a list that can be corrected and imported. */
export function problemRows({ problems, refusedRows }: ImportCheck, header: readonly string[]): string[][] {
  const rows = refusedRows.map(({ line, cells }) => {
    const words = problems
      .filter((problem) => problem.line === line)
      .map(({ field, message }) => (field === null ? message : `${IMPORT_FIELD_LABELS[field]}: ${message}`));
    return [String(line), ...[words.join(' · '), ...cells].map(guarded)];
  });
  return [['Line', 'Problem', ...header.map(guarded)], ...rows];
}

/** Cells are kept as the file had them, so some are guarded already. */
const guarded = (cell: string): string => formulaSafe(withoutFormulaGuard(cell));
