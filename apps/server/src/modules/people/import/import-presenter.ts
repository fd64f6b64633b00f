import type { PeopleImport } from '@vela/contract';
import { suggestMapping } from '@vela/domain/people';
import type { ImportRecord } from './people-imports-store.ts';

export function presentImport({ row, createdBy, sample, canUndo }: ImportRecord): PeopleImport {
  return {
    id: row.id,
    fileName: row.fileName,
    ...row.fileFormat,
    rowCount: row.rowCount,
    sample,
    suggestedMapping: suggestMapping(row.fileFormat.header, sample),
    status: row.status,
    processedRows: row.processedRows,
    problem: row.problem,
    result: row.result,
    createdBy,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    canUndo,
  };
}
