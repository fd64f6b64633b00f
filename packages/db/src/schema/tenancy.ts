import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const tenants = pgTable('tenants', {
  companyId: uuid('company_id').primaryKey(),
  createdAt: time('created_at').notNull(),
});

export const emailDirectory = pgTable('email_directory', {
  emailKey: text('email_key').primaryKey(),
  companyId: uuid('company_id').notNull(),
  memberId: uuid('member_id').notNull(),
});

export const surveyDirectory = pgTable('survey_directory', {
  surveyId: uuid('survey_id').primaryKey(),
  companyId: uuid('company_id').notNull(),
});

export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  blockedUntil: time('blocked_until').notNull(),
  updatedAt: time('updated_at').notNull(),
});
