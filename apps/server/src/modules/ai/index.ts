import type { ServerModule } from '../../platform/module.ts';
import { aiRoutes } from './ai-routes.ts';
import { thinkingOf } from './company-findings-for.ts';

export const aiModule: ServerModule = {
  name: 'ai',
  routes: aiRoutes,
  stop: (deps) => Promise.resolve(thinkingOf(deps).reader.stop()),
};

export { companyFindingsFor } from './company-findings-for.ts';
export type { CompanyFindings } from './get-company-findings.ts';
export { evaluateComments } from './evaluate-comments.ts';
