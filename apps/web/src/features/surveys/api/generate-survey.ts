import type { AiSource, GenerateSurveyBody } from '@vela/contract';
import type { Question } from '@vela/domain/surveys';
import { api } from '../../../lib/api-client.ts';

export interface GeneratedSurvey {
  survey: { title: string; description: string; questions: Question[] };
  source: AiSource;
  cites: Cites;
}

/** What of the company the questions name. */
export interface Cites {
  coreValues: string[];
  handbookTopics: string[];
}

/** A language model may think for a while; the person can cancel at any time. */
const GENERATION_TIMEOUT_MS = 120_000;

export const generateSurvey = (body: GenerateSurveyBody, signal: AbortSignal): Promise<GeneratedSurvey> =>
  api.post<GeneratedSurvey>('/api/ai/dev/generate-survey', body, { signal, timeoutMs: GENERATION_TIMEOUT_MS });
