import type { AiSource } from '@vela/contract';
import type { AiEngine } from './ai-engine.ts';
import { ModelFailure } from './llm/model-failure.ts';

/** The part of the server's log that is used here. */
export interface FallbackLog {
  warn(details: object, message: string): void;
}

/** Lets the embedded engine answer where the model can't, and says so in the result's source. */
export function withFallback(model: AiEngine, embedded: AiEngine, log: FallbackLog): AiEngine {
  const orEmbedded = async <T extends { source: AiSource }>(
    first: Promise<T>,
    second: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await first;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      log.warn({ reason: error.reason, cause: describe(error.cause) }, 'The embedded engine answers for the model');
      const result = await second();
      return { ...result, source: { ...result.source, fallbackReason: error.message } };
    }
  };
  return {
    generateSurvey: (brief, gate) =>
      orEmbedded(model.generateSurvey(brief, gate), () => embedded.generateSurvey(brief, gate)),
    insights: (evidence, gate) => orEmbedded(model.insights(evidence, gate), () => embedded.insights(evidence, gate)),
  };
}

/** Message only: the provider's error holds the whole request, with the company's texts and the headers. */
function describe(cause: unknown): unknown {
  if (cause instanceof Error) return cause.message;
  return Array.isArray(cause) ? cause.slice(0, 10) : undefined;
}
