import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { timeSchema } from './primitives.ts';

export const REVIEW_STATUSES = ['pending', 'in_progress', 'completed', 'overdue'] as const;

export const reviewSchema = z.object({
  _id: z.string(),
  status: z.enum(REVIEW_STATUSES),
  reviewee: z.object({ name: z.string() }),
  template: z.object({ name: z.string(), type: z.string(), estimatedTime: z.number() }),
  dueDate: timeSchema.nullable(),
  pointsEarned: z.number(),
  completedAt: timeSchema.nullable(),
  overallRating: z.number().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewAnalyticsSchema = z.object({
  totalReviews: z.number(),
  completedReviews: z.number(),
  pendingReviews: z.number(),
  averageRating: z.number().nullable(),
});
export type ReviewAnalytics = z.infer<typeof reviewAnalyticsSchema>;

export const reviewEndpoints = {
  listReviews: endpoint({
    ...CALLS.listReviews,
    service: true,
    tag: 'reviews',
    access: 'member',
    permission: 'reviews.read',
    summary: 'Reviews that the user may see, newest first',
    responses: { 200: z.object({ reviews: z.array(reviewSchema) }) },
  }),
  getReviewAnalytics: endpoint({
    ...CALLS.getReviewAnalytics,
    service: true,
    tag: 'reviews',
    access: 'member',
    permission: 'reviews.read',
    summary: 'Counts and the mean rating of those reviews',
    responses: { 200: z.object({ analytics: reviewAnalyticsSchema }) },
  }),
};
