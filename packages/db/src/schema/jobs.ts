import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const jobRuns = pgTable('job_runs', {
  jobId: bigint('job_id', { mode: 'bigint' }).primaryKey(),
  run: uuid('run').notNull(),
  worker: text('worker').notNull(),
  key: text('key'),
  seenAt: time('seen_at').notNull(),
});

export const deadJobs = pgTable(
  'dead_jobs',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    reason: text('reason').notNull(),
    failedAt: time('failed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const scheduleRuns = pgTable('schedule_runs', {
  name: text('name').primaryKey(),
  dueAt: time('due_at').notNull(),
});
