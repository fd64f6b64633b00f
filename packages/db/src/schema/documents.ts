import type { DocumentNotice, DocumentProblem, DocumentStatus } from '@vela/domain/documents';
import { customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const documents = pgTable(
  'documents',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'handbook'>().notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    status: text('status').$type<DocumentStatus>().notNull(),
    progress: integer('progress').notNull().default(0),
    problem: text('problem').$type<DocumentProblem>(),
    notices: jsonb('notices').$type<DocumentNotice[]>().notNull().default([]),
    pageCount: integer('page_count'),
    uploadedBy: uuid('uploaded_by'),
    uploadedAt: time('uploaded_at').notNull(),
    processedAt: time('processed_at'),
    replacedAt: time('replaced_at'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const documentChunks = pgTable(
  'document_chunks',
  {
    companyId: uuid('company_id').notNull(),
    documentId: uuid('document_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.documentId, t.ordinal] })],
);

export const documentSections = pgTable(
  'document_sections',
  {
    companyId: uuid('company_id').notNull(),
    documentId: uuid('document_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    level: integer('level').notNull(),
    heading: text('heading').notNull(),
    body: text('body').notNull(),
    page: integer('page'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.documentId, t.ordinal] })],
);
