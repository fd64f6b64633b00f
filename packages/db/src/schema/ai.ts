import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const aiRequests = pgTable(
  'ai_requests',
  {
    companyId: uuid('company_id').notNull(),
    day: date('day').notNull(),
    requests: integer('requests').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day] })],
);

export const aiResults = pgTable(
  'ai_results',
  {
    companyId: uuid('company_id').notNull(),
    key: text('key').notNull(),
    result: jsonb('result').$type<unknown>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.key] })],
);
