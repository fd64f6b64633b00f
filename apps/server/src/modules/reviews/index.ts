import type { ServerModule } from '../../platform/module.ts';
import { reviewsRoutes } from './reviews-routes.ts';

export const reviewsModule: ServerModule = { name: 'reviews', routes: reviewsRoutes };

export { countOpenReviews } from './count-open-reviews.ts';
export { getReviewAnalytics } from './get-review-analytics.ts';
