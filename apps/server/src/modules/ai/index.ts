import type { ServerModule } from '../../platform/module.ts';
import { aiRoutes } from './ai-routes.ts';
import { thinkingOf } from './company-insights-for.ts';

export const aiModule: ServerModule = {
  name: 'ai',
  routes: aiRoutes,
  stop: (deps) => Promise.resolve(thinkingOf(deps).reader.stop()),
};

export type { ThemeEvidence } from './ai-engine.ts';
export { companyFindingsFor, companyInsightsFor } from './company-insights-for.ts';

/** How well comments are read, on labelled ones. Loaded only when asked, for the server itself holds no language model. */
export const evaluateComments = async (): Promise<{ lines: string[]; passed: boolean }> =>
  (await import('./comments/labelled/evaluate-reading.ts')).evaluateReading();
