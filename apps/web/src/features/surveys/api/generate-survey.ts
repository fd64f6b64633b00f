import type { CallAnswer, GenerateSurveyBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';

export type GeneratedSurvey = CallAnswer<'generateSurvey'>;

/** A language model may think for a while; the person can cancel at any time. */
const GENERATION_TIMEOUT_MS = 120_000;

export const generateSurvey = (body: GenerateSurveyBody, signal: AbortSignal) =>
  api.call('generateSurvey', { body, signal, timeoutMs: GENERATION_TIMEOUT_MS });
