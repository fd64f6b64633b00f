import {
  EXPORT_FORMATS,
  EXPORT_PARTS,
  EXPORT_PROBLEMS,
  EXPORT_STATUSES,
  type ExportProblem,
} from '@vela/domain/export';
import { z } from 'zod';
import { TIMEFRAMES } from './analytics.ts';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { doneSchema, idParamsSchema, timeSchema } from './primitives.ts';
import { idempotencyHeadersSchema } from './surveys.ts';

// Safe: a table's own keys are the codes.
const problemCodes = Object.keys(EXPORT_PROBLEMS) as ExportProblem[];

export const exportSchema = z.object({
  _id: z.string(),
  status: z.enum(EXPORT_STATUSES),
  format: z.enum(EXPORT_FORMATS),
  part: z.enum(EXPORT_PARTS),
  /** 0 to 1 while it is written. */
  progress: z.number(),
  fileName: z.string(),
  /** 0 until it is done. */
  sizeBytes: z.number(),
  problem: z.object({ code: z.enum(problemCodes), message: z.string() }).nullable(),
  createdAt: timeSchema,
  /** From then on it is gone. */
  expiresAt: timeSchema,
});
export type Export = z.infer<typeof exportSchema>;

const format = z.enum(EXPORT_FORMATS, 'Choose csv, xlsx or pdf');
const answer = z.object({ export: exportSchema });
const common = { tag: 'exports', access: 'member' } as const;

export const exportEndpoints = {
  startSurveyExport: endpoint({
    ...CALLS.startSurveyExport,
    ...common,
    permission: 'responses.export',
    summary: 'Starts a file of the survey: its figures, groups, and listed responses and comments',
    params: idParamsSchema,
    headers: idempotencyHeadersSchema,
    /** `part`: which rows a CSV holds; the other formats hold everything. */
    body: z.object({ format, part: z.enum(EXPORT_PARTS, 'Choose responses or comments').default('responses') }),
    responses: { 202: answer },
  }),
  startCompanyExport: endpoint({
    ...CALLS.startCompanyExport,
    ...common,
    permission: 'analytics.read',
    summary: 'Starts a file of the figures of a period over all surveys in reach',
    headers: idempotencyHeadersSchema,
    body: z.object({ format, timeframe: z.enum(TIMEFRAMES, 'Choose 7d, 30d or 90d').default('30d') }),
    responses: { 202: answer },
  }),
  getExport: endpoint({
    ...CALLS.getExport,
    ...common,
    permission: 'exports.own',
    summary: 'How far one of your exports is',
    params: idParamsSchema,
    responses: { 200: answer },
  }),
  getExportFile: endpoint({
    ...CALLS.getExportFile,
    ...common,
    permission: 'exports.own',
    summary: 'The file, once it is done',
    params: idParamsSchema,
    produces: 'application/octet-stream',
    responses: { 200: z.unknown() },
  }),
  cancelExport: endpoint({
    ...CALLS.cancelExport,
    ...common,
    permission: 'exports.own',
    summary: 'Stops one of your exports, or removes its file',
    params: idParamsSchema,
    responses: { 200: doneSchema },
  }),
};
