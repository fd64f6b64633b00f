export type { AiEngine, GeneratedSurvey, SurveyBrief } from './ai-engine.ts';
export { companyInsights } from './company-insights.ts';
export { createAiEngine } from './create-ai-engine.ts';
export { generateSurvey } from './generate-survey.ts';
export type { SurveyResults } from './insights-evidence.ts';
