import type { Tally } from '@vela/domain/anonymity';
import type { Answer } from '@vela/domain/surveys';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const responseColumns = {
  companyId: uuid('company_id').notNull(),
  surveyId: uuid('survey_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull(),
  answers: jsonb('answers').$type<Answer[]>().notNull(),
  completionSeconds: integer('completion_seconds'),
  submittedOn: date('submitted_on', { mode: 'string' }).notNull(),
  segment: text('segment').notNull().default(''),
};

export const responses = pgTable(
  'responses',
  {
    ...responseColumns,
    coarseDay: date('coarse_day', { mode: 'string' }).notNull(),
    memberId: uuid('member_id'),
    submittedAt: timestamp('submitted_at', { withTimezone: true, mode: 'date' }),
    listed: boolean('listed').notNull().default(true),
    textSegment: text('text_segment').default(''),
    step: bigint('step', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.surveyId, t.id] })],
);

export const waitingResponses = pgTable('waiting_responses', responseColumns, (t) => [
  primaryKey({ columns: [t.companyId, t.surveyId, t.id] }),
]);

export const responseReceipts = pgTable(
  'response_receipts',
  {
    companyId: uuid('company_id').notNull(),
    surveyId: uuid('survey_id').notNull(),
    keyHash: bytes('key_hash').notNull(),
    bodyHash: bytes('body_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.surveyId, t.keyHash] })],
);

export const surveyDevices = pgTable(
  'survey_devices',
  {
    companyId: uuid('company_id').notNull(),
    surveyId: uuid('survey_id').notNull(),
    deviceHash: bytes('device_hash').notNull(),
    submitted: boolean('submitted').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.surveyId, t.deviceHash] })],
);

/** What waits to be counted. `since` is the step of the first responses whose answers to a question wait. */
export type HeldTally = Partial<Tally> & { since?: Readonly<Record<string, number>> };

export const surveyRollups = pgTable(
  'survey_rollups',
  {
    companyId: uuid('company_id').notNull(),
    surveyId: uuid('survey_id').notNull(),
    answers: json('answers').$type<Tally['answers']>().notNull(),
    seconds: json('seconds').$type<Tally['seconds']>().notNull(),
    segment: text('segment').notNull().default(''),
    people: bigint('people', { mode: 'number' }).notNull().default(0),
    pooled: json('pooled').$type<Partial<Tally>>().notNull().default({}),
    held: json('held').$type<HeldTally>().notNull().default({}),
    released: bigint('released', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.surveyId, t.segment] })],
);

export const responseDays = pgTable(
  'response_days',
  {
    companyId: uuid('company_id').notNull(),
    surveyId: uuid('survey_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.surveyId, t.day] })],
);
