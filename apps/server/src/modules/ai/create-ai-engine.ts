import type { Clock } from '../../platform/clock.ts';
import type { AiConfig } from '../../platform/deps.ts';
import type { Ids } from '../../platform/ids.ts';
import type { AiEngine } from './ai-engine.ts';
import { createEmbeddedEngine } from './embedded/embedded-engine.ts';
import { createLanguageModelEngine } from './llm/language-model-engine.ts';
import { withFallback, type FallbackLog } from './with-fallback.ts';

const DEFAULT_TIMEOUT_MS = 20_000;

export interface AiEngineDeps {
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
