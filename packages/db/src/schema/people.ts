import type { ImportedFields, ImportFileFormat, ImportResult, ImportStatus } from '@vela/domain/people';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const invitations = pgTable(
  'invitations',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    acceptedAt: time('accepted_at'),
    revokedAt: time('revoked_at'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const peopleImports = pgTable(
  'people_imports',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    fileFormat: jsonb('file_format').$type<ImportFileFormat>().notNull(),
    rowCount: integer('row_count').notNull(),
    status: text('status').$type<ImportStatus>().notNull(),
    processedRows: integer('processed_rows').notNull().default(0),
    problem: text('problem'),
    result: jsonb('result').$type<ImportResult>(),
    newDepartments: jsonb('new_departments').$type<string[]>().notNull().default([]),
    createdBy: uuid('created_by'),
    createdAt: time('created_at').notNull(),
    finishedAt: time('finished_at'),
    undoneAt: time('undone_at'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const peopleImportRows = pgTable(
  'people_import_rows',
  {
    companyId: uuid('company_id').notNull(),
    importId: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.importId, t.line] })],
);

/** A member's fields as they stood. */
export type MemberSnapshot = Partial<ImportedFields>;

export const peopleImportChanges = pgTable(
  'people_import_changes',
  {
    companyId: uuid('company_id').notNull(),
    importId: uuid('import_id').notNull(),
    memberId: uuid('member_id').notNull(),
    before: jsonb('before').$type<MemberSnapshot>(),
    after: jsonb('after').$type<MemberSnapshot>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.importId, t.memberId] })],
);
