import type { Review, ReviewAnalytics } from '@vela/contract';
import type { ReviewCounts, ReviewRow } from './reviews-store.ts';

export function presentReview({ review, reviewee }: ReviewRow): Review {
  return {
    _id: review.id,
    status: review.status,
    reviewee: { name: `${reviewee.firstName} ${reviewee.lastName}` },
    template: { name: review.templateName, type: review.templateType, estimatedTime: review.estimatedMinutes },
    dueDate: review.dueDate,
    pointsEarned: review.pointsEarned,
    completedAt: review.completedAt?.toISOString() ?? null,
    overallRating: review.overallRating,
  };
}

export const presentReviewCounts = ({ total, completed, averageRating }: ReviewCounts): ReviewAnalytics => ({
  totalReviews: total,
  completedReviews: completed,
  pendingReviews: total - completed,
  averageRating,
});
