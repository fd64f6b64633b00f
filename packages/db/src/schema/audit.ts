import { bigint, boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    at: time('at').notNull(),
    /** Null for what the system did by itself. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    address: text('address'),
    /** Before and after, addresses and the like. Never the content of an answer. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const outboxEvents = pgTable(
  'outbox_events',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    type: text('type').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: time('created_at').notNull(),
    subject: text('subject').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    handedOut: boolean('handed_out').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const owedEvents = pgTable(
  'owed_events',
  {
    companyId: uuid('company_id').notNull(),
    eventId: uuid('event_id').notNull(),
    subscriber: text('subscriber').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.eventId, t.subscriber] })],
);

export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);
