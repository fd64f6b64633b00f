import type { Export } from '@vela/contract';
import { EXPORT_PROBLEMS } from '@vela/domain/export';
import type { ExportRow } from './exports-store.ts';

export const presentExport = (row: ExportRow): Export => ({
  _id: row.id,
  status: row.status,
  format: row.format,
  part: row.part,
  progress: row.status === 'done' ? 1 : row.progress,
  fileName: row.fileName,
  sizeBytes: row.status === 'done' ? row.sizeBytes : 0,
  problem: row.problem === null ? null : { code: row.problem, message: EXPORT_PROBLEMS[row.problem] },
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
