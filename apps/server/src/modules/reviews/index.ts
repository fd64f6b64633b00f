import type { ServerModule } from '../../platform/module.ts';
import { presentOwnReviews } from './review-presenter.ts';
import { reviewsRoutes } from './reviews-routes.ts';
import { listReviewsOf } from './reviews-store.ts';

const counted = { keeps: 'Reviews are counted in the company’s figures.' };

export const reviewsModule: ServerModule = {
  name: 'reviews',
  routes: reviewsRoutes,
  personalData: {
    columns: {
      'reviews.reviewer_id': { erasing: counted, download: 'shows' },
      'reviews.reviewee_id': { erasing: counted, download: 'shows' },
    },
    collect: async (tx, person) => ({
      reviews: presentOwnReviews(await listReviewsOf(tx, person), person.memberId),
    }),
  },
};

export { countOpenReviews, getReviewAnalytics } from './count-reviews.ts';
