import type { ServerModule } from '../../platform/module.ts';
import { analyticsRoutes } from './analytics-routes.ts';

export const analyticsModule: ServerModule = { name: 'analytics', routes: analyticsRoutes };

export { getCompanyAnalytics } from './get-company-analytics.ts';
export { getSurveyAnalytics } from './get-survey-analytics.ts';
export { questionsToReport } from './questions-to-report.ts';
