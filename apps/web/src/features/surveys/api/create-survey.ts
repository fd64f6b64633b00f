import { useMutation } from '@tanstack/react-query';
import type { CreateSurveyBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import type { SurveyAnswer } from './get-survey.ts';
import { useSurveyCache } from './use-survey-cache.ts';

interface NewSurvey {
  body: CreateSurveyBody;
  /** The same for every attempt of one form. */
  idempotencyKey: string;
}

export function useCreateSurvey() {
  const cache = useSurveyCache();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewSurvey) =>
      api.post<SurveyAnswer>('/api/surveys', body, { headers: { 'idempotency-key': idempotencyKey } }),
    onSuccess: ({ survey }) => {
      cache.changed(survey);
    },
  });
}
