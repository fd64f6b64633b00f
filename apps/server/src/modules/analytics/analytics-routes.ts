import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { getSurveyAnalytics } from './get-survey-analytics.ts';

export function analyticsRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.getSurveyAnalytics, async ({ actor, params }) => ({
    status: 200,
    body: { analytics: await getSurveyAnalytics(deps, actor, params.id) },
  }));
}
