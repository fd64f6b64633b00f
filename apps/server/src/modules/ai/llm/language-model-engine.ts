import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { createHash } from 'node:crypto';
import { createBoundedMap } from '../../../platform/bounded-map.ts';
import type { Clock, AiConfig } from '../../../platform/deps.ts';
import type { AiEngine, InsightsEvidence, WrittenInsights } from '../ai-engine.ts';
import { embeddedInsights } from '../embedded/embedded-insights.ts';
import { askModel } from './ask-model.ts';
import { insightsTask } from './insights-task.ts';
import { surveyTask } from './survey-task.ts';

/** Grows with every change of the prompts or of what is checked. */
const PROMPT_VERSION = '3';
/** Screens ask every minute; a model that failed is left alone a while, so that nobody waits for it each time. */
const RETRY_AFTER_MS = 5 * 60_000;
const MOST_ENTRIES = 200;

interface ModelOptions {
  clock: Clock;
  newId: () => string;
  /** For a whole request, second try included. */
  timeoutMs: number;
}

/** Lets a language model write. Throws ModelFailure where it gave nothing usable. */
export function createLanguageModelEngine(config: AiConfig, { clock, newId, timeoutMs }: ModelOptions): AiEngine {
  const model = toLanguageModel(config);
  const source = { engine: config.provider, model: config.model, version: PROMPT_VERSION };
  return {
    generateSurvey: async (brief, gate) => {
      const task = surveyTask(brief, { newId, mask: await gate.mask() });
      return { survey: await askModel(model, task, { timeoutMs, gate }), source };
    },
    insights: rememberInsights(async (evidence, gate) => {
      // Computed, whoever words them: the figures behind the sentences are no matter of style.
      const findings = embeddedInsights(evidence);
      // Nothing to explain: a model would only invent.
      if (findings.evidence.length === 0) return { ...findings, source };
      const task = insightsTask(evidence, await gate.mask());
      const key = createHash('sha256')
        .update(JSON.stringify([source, task.system, task.prompt]))
        .digest('base64url');
      // What was kept passes the same checks as what was just written.
      const kept = task.check(await gate.recall(key));
      if (kept.ok) return { ...findings, ...kept.value, source };
      const texts = await askModel(model, task, { timeoutMs, gate });
      await gate.keep(key, texts);
      return { ...findings, ...texts, source };
    }, clock),
  };
}

function toLanguageModel({ provider, model, apiKey, baseUrl }: AiConfig): LanguageModel {
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })(model);
    case 'openai-compatible':
      if (!baseUrl) throw new Error('An openai-compatible provider needs a base URL');
      return createOpenAICompatible({ name: provider, baseURL: baseUrl, ...(apiKey && { apiKey }) })(model);
  }
}

interface Entry {
  result: Promise<WrittenInsights>;
  failedAt: number | null;
}

/**
 * The same evidence gets the same insights without asking the model again. Kept in memory by content: the evidence names
 * no company, and whoever has the same numbers may read the same words.
 */
export function rememberInsights(ask: AiEngine['insights'], clock: Clock): AiEngine['insights'] {
  const entries = createBoundedMap<string, Entry>(MOST_ENTRIES);
  return (evidence, gate) => {
    const key = keyOf(evidence);
    const known = entries.get(key);
    if (known && !isDue(known, clock)) return known.result;
    const entry: Entry = { result: ask(evidence, gate), failedAt: null };
    // Everybody who waits for it gets the failure; here it is only dated.
    entry.result.catch(() => {
      entry.failedAt = clock.now().getTime();
    });
    entries.set(key, entry);
    return entry.result;
  };
}

const isDue = ({ failedAt }: Entry, clock: Clock): boolean =>
  failedAt !== null && clock.now().getTime() - failedAt >= RETRY_AFTER_MS;

const keyOf = (evidence: InsightsEvidence): string =>
  createHash('sha256').update(JSON.stringify(evidence)).digest('base64url');
