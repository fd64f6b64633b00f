import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { AiConfig } from '../../../platform/deps.ts';

export function toLanguageModel({ provider, model, apiKey, baseUrl }: AiConfig): LanguageModel {
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })(model);
    case 'openai-compatible':
      if (!baseUrl) throw new Error('An openai-compatible provider needs a base URL');
      return createOpenAICompatible({ name: provider, baseURL: baseUrl, ...(apiKey && { apiKey }) })(model);
  }
}
