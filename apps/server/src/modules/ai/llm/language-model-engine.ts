import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { AiConfig } from '../../../platform/deps.ts';
import type { AiEngine } from '../ai-engine.ts';
import { embeddedInsights } from '../embedded/embedded-insights.ts';
import { askModel } from './ask-model.ts';
import { insightsTask } from './insights-task.ts';
import { rememberInsights } from './remember-insights.ts';
import { surveyTask } from './survey-task.ts';

/** Grows with every change of the prompts or of what is checked. */
const PROMPT_VERSION = '3';

export interface ModelOptions {
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
