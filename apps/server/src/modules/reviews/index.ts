import type { ServerModule } from '../../platform/module.ts';
import { reviewsRoutes } from './reviews-routes.ts';

export const reviewsModule: ServerModule = { name: 'reviews', routes: reviewsRoutes };
