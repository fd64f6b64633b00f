import type { Scope } from '@vela/domain/accounts';
import type { ExportFormat, ExportPart, ExportProblem, ExportStatus } from '@vela/domain/export';
import { bigint, customType, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const memberExports = pgTable(
  'exports',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    scope: text('scope').$type<Extract<Scope, 'own' | 'company'>>().notNull(),
    surveyId: uuid('survey_id'),
    timeframe: text('timeframe').$type<'7d' | '30d' | '90d'>(),
    format: text('format').$type<ExportFormat>().notNull(),
    part: text('part').$type<ExportPart>().notNull(),
    fileName: text('file_name').notNull(),
    status: text('status').$type<ExportStatus>().notNull(),
    progress: real('progress').notNull().default(0),
    problem: text('problem').$type<ExportProblem>(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const exportChunks = pgTable(
  'export_chunks',
  {
    companyId: uuid('company_id').notNull(),
    exportId: uuid('export_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.exportId, t.ordinal] })],
);
