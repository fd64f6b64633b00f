import { useMutation } from '@tanstack/react-query';
import type { CallAnswer, CreateSurveyBody, GenerateSurveyBody, UpdateSurveyBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { surveyBody } from '../builder/survey-body.ts';
import { formFromSurvey } from '../builder/survey-form.ts';
import { useSurveyCache } from './survey-cache.ts';

/** A language model may think for a while; the person can cancel at any time. */
const GENERATION_TIMEOUT_MS = 120_000;

interface NewSurvey {
  body: CreateSurveyBody;
  /** The same for every attempt of one form. */
  idempotencyKey: string;
}

export function useCreateSurvey() {
  const cache = useSurveyCache();
  return useMutation({
    mutationFn: (created: NewSurvey) => createSurvey(created),
    onSuccess: ({ survey }) => {
      cache.changed(survey);
    },
  });
}

/**
 * The server answers a repeated key with the survey of the first attempt. When its answer was lost and the form was
 * changed since, that survey gets the changes.
 */
async function createSurvey({ body, idempotencyKey }: NewSurvey): Promise<CallAnswer<'getSurvey'>> {
  const answer = await api.call('createSurvey', { body, idempotencyKey });
  const { survey } = answer;
  const isAsSent = JSON.stringify(surveyBody(formFromSurvey(survey))) === JSON.stringify(body);
  if (isAsSent || survey.status !== 'draft') return answer;
  return api.call('updateSurvey', { params: { id: survey._id }, body: { ...body, revision: survey.revision } });
}

export function useUpdateSurvey(id: string) {
  const cache = useSurveyCache();
  return useMutation({
    mutationFn: (body: UpdateSurveyBody) => api.call('updateSurvey', { params: { id }, body }),
    onSuccess: ({ survey }) => {
      cache.changed(survey);
    },
  });
}

export type GeneratedSurvey = CallAnswer<'generateSurvey'>;

export const generateSurvey = (body: GenerateSurveyBody, signal: AbortSignal) =>
  api.call('generateSurvey', { body, signal, timeoutMs: GENERATION_TIMEOUT_MS });
