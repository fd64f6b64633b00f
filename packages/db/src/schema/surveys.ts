import type { SegmentPlan } from '@vela/domain/anonymity';
import type {
  Question,
  ReminderFrequency,
  SurveyAccess,
  SurveyStatus,
  SurveyType,
  TargetAudience,
} from '@vela/domain/surveys';
import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const surveys = pgTable(
  'surveys',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    type: text('type').$type<SurveyType>().notNull(),
    status: text('status').$type<SurveyStatus>().notNull(),
    targetAudience: text('target_audience').$type<TargetAudience>().notNull(),
    department: text('department').notNull().default(''),
    anonymous: boolean('anonymous').notNull(),
    allowMultipleResponses: boolean('allow_multiple_responses').notNull(),
    reminderFrequency: text('reminder_frequency').$type<ReminderFrequency>().notNull(),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    version: integer('version').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    minGroup: integer('min_group'),
    minGroupComments: integer('min_group_comments'),
    createdBy: uuid('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    updatedBy: uuid('updated_by'),
    scheduledDate: time('scheduled_date'),
    endDate: time('end_date'),
    launchedAt: time('launched_at'),
    closedAt: time('closed_at'),
    access: text('access').$type<SurveyAccess>().notNull().default('anyone_with_link'),
    segmentPlan: jsonb('segment_plan').$type<SegmentPlan>(),
    seriesId: uuid('series_id'),
    invited: integer('invited').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const surveyVersions = pgTable(
  'survey_versions',
  {
    companyId: uuid('company_id').notNull(),
    surveyId: uuid('survey_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.surveyId, t.version] })],
);

export const surveyCounters = pgTable(
  'survey_counters',
  {
    companyId: uuid('company_id').notNull(),
    surveyId: uuid('survey_id').notNull(),
    started: bigint('started', { mode: 'number' }).notNull().default(0),
    submitted: bigint('submitted', { mode: 'number' }).notNull().default(0),
    released: bigint('released', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.surveyId] })],
);

export const surveyInvitations = pgTable(
  'survey_invitations',
  {
    companyId: uuid('company_id').notNull(),
    surveyId: uuid('survey_id').notNull(),
    place: integer('place').notNull(),
    memberId: uuid('member_id').notNull(),
    segment: text('segment').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.surveyId, t.place] })],
);

export const surveyInvitationMarks = pgTable(
  'survey_invitation_marks',
  {
    companyId: uuid('company_id').notNull(),
    surveyId: uuid('survey_id').notNull(),
    part: integer('part').notNull(),
    marks: bytes('marks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.surveyId, t.part] })],
);

export const surveyKeys = pgTable(
  'survey_keys',
  {
    companyId: uuid('company_id').notNull(),
    surveyId: uuid('survey_id').notNull(),
    /** SubjectPublicKeyInfo. */
    publicKey: bytes('public_key').notNull(),
    privateKey: bytes('private_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.surveyId] })],
);
