import { date, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const reviews = pgTable(
  'reviews',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    reviewerId: uuid('reviewer_id').notNull(),
    revieweeId: uuid('reviewee_id').notNull(),
    templateName: text('template_name').notNull(),
    templateType: text('template_type').notNull(),
    estimatedMinutes: integer('estimated_minutes').notNull(),
    status: text('status').$type<'pending' | 'in_progress' | 'completed' | 'overdue'>().notNull(),
    dueDate: date('due_date', { mode: 'string' }),
    pointsEarned: integer('points_earned').notNull().default(0),
    overallRating: numeric('overall_rating', { mode: 'number' }),
    completedAt: time('completed_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);
