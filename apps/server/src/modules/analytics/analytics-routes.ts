import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { getCompanyAnalytics } from './get-company-analytics.ts';
import { getExecutiveDashboard } from './get-executive-dashboard.ts';
import { getSurveyAnalytics } from './get-survey-analytics.ts';

export function analyticsRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.getCompanyAnalytics, async ({ actor, query }) => ({
    status: 200,
    body: { analytics: await getCompanyAnalytics(deps, actor, query) },
  }));
  router.on(endpoints.getExecutiveDashboard, async ({ actor }) => ({
    status: 200,
    body: { executiveDashboard: await getExecutiveDashboard(deps, actor) },
  }));
  router.on(endpoints.getSurveyAnalytics, async ({ actor, params, query }) => ({
    status: 200,
    body: { analytics: await getSurveyAnalytics(deps, actor, { surveyId: params.id, query }) },
  }));
}
