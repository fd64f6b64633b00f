import type { ServerModule } from '../../platform/module.ts';
import { aiRoutes } from './ai-routes.ts';

export const aiModule: ServerModule = { name: 'ai', routes: aiRoutes };

export { companyInsightsFor } from './company-insights-for.ts';
