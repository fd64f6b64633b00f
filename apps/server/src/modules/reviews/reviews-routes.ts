import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { getReviewAnalytics } from './count-reviews.ts';
import { listReviews } from './list-reviews.ts';

export function reviewsRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.listReviews, async ({ actor }) => ({
    status: 200,
    body: { reviews: await listReviews(deps, actor) },
  }));
  router.on(endpoints.getReviewAnalytics, async ({ actor }) => ({
    status: 200,
    body: { analytics: await getReviewAnalytics(deps, actor) },
  }));
}
