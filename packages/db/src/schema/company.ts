import type { Role } from '@vela/domain/accounts';
import type { CompanyReviewSettings, CompanySize, CoreValue, Industry, SurveyFrequency } from '@vela/domain/company';
import type { MemberStatus } from '@vela/domain/people';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const companies = pgTable('companies', {
  companyId: uuid('company_id').primaryKey(),
  name: text('name').notNull(),
  industry: text('industry').$type<Industry>().notNull(),
  size: text('size').$type<CompanySize>().notNull(),
  domain: text('domain').notNull().default(''),
  timeZone: text('time_zone').notNull().default('UTC'),
  isDemo: boolean('is_demo').notNull().default(false),
  minGroup: integer('min_group').notNull().default(5),
  minGroupComments: integer('min_group_comments').notNull().default(10),
  coreValues: jsonb('core_values').$type<CoreValue[]>().notNull().default([]),
  surveyFrequency: text('survey_frequency').$type<SurveyFrequency>().notNull().default('monthly'),
  workingHoursStart: text('working_hours_start').notNull().default('09:00'),
  workingHoursEnd: text('working_hours_end').notNull().default('17:00'),
  settingsRevision: integer('settings_revision').notNull().default(1),
  coreValuesRevision: integer('core_values_revision').notNull().default(1),
  /** Null until saved for the first time: the defaults hold. */
  reviewSettings: jsonb('review_settings').$type<CompanyReviewSettings>(),
  reviewSettingsRevision: integer('review_settings_revision').notNull().default(1),
  firstRunDismissedAt: time('first_run_dismissed_at'),
  createdAt: time('created_at').notNull(),
});

export const departments = pgTable(
  'departments',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const members = pgTable(
  'members',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    status: text('status').$type<MemberStatus>().notNull(),
    passwordHash: text('password_hash'),
    departmentId: uuid('department_id'),
    managerId: uuid('manager_id'),
    jobTitle: text('job_title').notNull().default(''),
    location: text('location').notNull().default(''),
    hireDate: date('hire_date', { mode: 'string' }),
    leaveDate: date('leave_date', { mode: 'string' }),
    onLeaveFrom: date('on_leave_from', { mode: 'string' }),
    onLeaveTo: date('on_leave_to', { mode: 'string' }),
    revision: integer('revision').notNull().default(1),
    deactivatedAt: time('deactivated_at'),
    erasedAt: time('erased_at'),
    locale: text('locale'),
    timeZone: text('time_zone'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const sessions = pgTable(
  'sessions',
  {
    companyId: uuid('company_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    device: text('device').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.tokenHash] })],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    companyId: uuid('company_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.tokenHash] })],
);
