import type { AiSource } from '@vela/contract';
import type { AiEngine, GeneratedSurvey, SurveyBrief } from './ai-engine.ts';

/** Drafts a survey; nothing is saved. A blank department means everybody. */
export async function generateSurvey(
  engine: Pick<AiEngine, 'generateSurvey'>,
  brief: SurveyBrief,
): Promise<{ survey: GeneratedSurvey; source: AiSource }> {
  return engine.generateSurvey({ ...brief, department: brief.department?.trim() || undefined });
}
