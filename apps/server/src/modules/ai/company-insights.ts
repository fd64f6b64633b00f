import type { Insights } from '@vela/contract';
import type { AiEngine } from './ai-engine.ts';
import { toEvidence, type CompanyEvidence, type SurveyResults } from './insights-evidence.ts';
import type { ModelGate } from './model-gate.ts';

/** Insights from the released answers of a company's surveys; empty lists where there is nothing to show yet. */
export function companyInsights(
  { engine, gate }: { engine: Pick<AiEngine, 'insights'>; gate: ModelGate },
  surveys: readonly SurveyResults[],
  company?: CompanyEvidence,
): Promise<Insights> {
  return engine.insights(toEvidence(surveys, company), gate);
}
