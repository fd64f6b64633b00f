import type { Review, ReviewAnalytics } from '@vela/contract';
import type { ReviewCounts, ReviewOnFile, ReviewRow } from './reviews-store.ts';

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

/** What colleagues wrote about somebody is shown in no place one by one, so that they can be open. */
export function presentOwnReviews(reviews: readonly ReviewOnFile[], memberId: string) {
  const shown = reviews.map(({ reviewerId, revieweeId, ...review }) => ({
    review,
    isWriter: reviewerId === memberId,
    isShown: review.status === 'completed' && (review.type === 'manager_review' || reviewerId === revieweeId),
  }));
  const byOthers = shown.filter(({ isWriter }) => !isWriter);
  return {
    written: shown.filter(({ isWriter }) => isWriter).map(({ review }) => review),
    aboutYou: byOthers.filter(({ isShown }) => isShown).map(({ review }) => review),
    furtherAboutYou: byOthers.filter(({ isShown }) => !isShown).length,
  };
}
