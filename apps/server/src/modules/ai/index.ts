import type { ServerModule } from '../../platform/module.ts';
import { aiRoutes } from './ai-routes.ts';

export const aiModule: ServerModule = { name: 'ai', routes: aiRoutes };

export type { AiEngine, GeneratedSurvey, SurveyBrief } from './ai-engine.ts';
export { companyInsights } from './company-insights.ts';
export { createAiEngine } from './create-ai-engine.ts';
export { generateSurvey } from './generate-survey.ts';
export type { SurveyResults } from './insights-evidence.ts';
