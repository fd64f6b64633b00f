import type { AiSource } from '@vela/contract';
import type { Clock, AiConfig } from '../../platform/deps.ts';
import type { Ids } from '../../platform/ids.ts';
import type { AiEngine } from './ai-engine.ts';
import { embeddedInsights } from './embedded/embedded-insights.ts';
import { embeddedSurvey } from './embedded/embedded-survey.ts';
import { ModelFailure } from './llm/ask-model.ts';
import { createLanguageModelEngine } from './llm/language-model-engine.ts';

const DEFAULT_TIMEOUT_MS = 20_000;
/** Grows with every change of the bank, the plans or the rules that makes other texts of the same brief. */
const VERSION = '2';
const RULES_VERSION = '5';

interface AiEngineDeps {
  clock: Clock;
  ids: Pick<Ids, 'newId'>;
  log: FallbackLog;
  /** Longest time that a person waits for a language model. */
  timeoutMs?: number;
}

/** The engine that the configuration asks for: embedded, or a language model with the embedded one behind it. */
export function createAiEngine(config: AiConfig | null, { clock, ids, log, timeoutMs }: AiEngineDeps): AiEngine {
  const embedded = createEmbeddedEngine(ids);
  if (config === null) return embedded;
  const options = { clock, newId: ids.newId, timeoutMs: timeoutMs ?? DEFAULT_TIMEOUT_MS };
  return withFallback(createLanguageModelEngine(config, options), embedded, log);
}

/** The part of the server's log that is used here. */
interface FallbackLog {
  warn(details: object, message: string): void;
}

/** Lets the embedded engine answer where the model can't, and says so in the result's source. */
function withFallback(model: AiEngine, embedded: AiEngine, log: FallbackLog): AiEngine {
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
