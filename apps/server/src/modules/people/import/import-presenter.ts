import type { PeopleImport } from '@vela/contract';
import { IMPORT_STALE_SECONDS, suggestMapping } from '@vela/domain/people';
import type { ImportRecord } from './people-imports-store.ts';

export const ABANDONED = 'The server stopped in the middle. Nothing was changed, and you can start the import again.';

/** Before this moment a run that goes on has moved. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - IMPORT_STALE_SECONDS * 1000);

export function presentImport({ row, createdBy, sample, canUndo }: ImportRecord, now: Date): PeopleImport {
  const abandoned = row.status === 'running' && row.heartbeatAt !== null && row.heartbeatAt < staleBefore(now);
  return {
    id: row.id,
    fileName: row.fileName,
    ...row.fileFormat,
    rowCount: row.rowCount,
    sample,
    suggestedMapping: suggestMapping(row.fileFormat.header, sample),
    status: abandoned ? 'failed' : row.status,
    processedRows: row.processedRows,
    problem: abandoned ? ABANDONED : row.problem,
    result: row.result,
    createdBy,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    canUndo,
  };
}
