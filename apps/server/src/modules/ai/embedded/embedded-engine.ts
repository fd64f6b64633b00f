import type { AiEngine } from '../ai-engine.ts';
import { embeddedInsights } from './embedded-insights.ts';
import { embeddedSurvey } from './embedded-survey.ts';

/** Grows with every change of the bank, the plans or the rules that makes other texts of the same brief. */
const VERSION = '2';
const RULES_VERSION = '5';

/** The engine that needs no key and no network. Every draft has a seed of its own, so that two calls differ. */
export function createEmbeddedEngine(ids: { newId: () => string }): AiEngine {
  return {
    generateSurvey: (brief) =>
      Promise.resolve({
        survey: embeddedSurvey(brief, ids.newId(), ids.newId),
        source: { engine: 'embedded', model: 'item-bank', version: VERSION },
      }),
    insights: (evidence) =>
      Promise.resolve({
        ...embeddedInsights(evidence),
        source: { engine: 'embedded', model: 'rules', version: RULES_VERSION },
      }),
  };
}
