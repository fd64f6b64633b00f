import type { AiSource } from '@vela/contract';
import type { AiEngine, GeneratedSurvey, SurveyBrief } from './ai-engine.ts';
import type { ModelGate } from './model-gate.ts';

/** Drafts a survey; nothing is saved. A blank department means everybody. */
export async function generateSurvey(
  { engine, gate }: { engine: Pick<AiEngine, 'generateSurvey'>; gate: ModelGate },
  brief: SurveyBrief,
): Promise<{ survey: GeneratedSurvey; source: AiSource }> {
  return engine.generateSurvey({ ...brief, department: brief.department?.trim() || undefined }, gate);
}
