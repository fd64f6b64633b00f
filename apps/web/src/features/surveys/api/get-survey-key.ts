import { useQuery } from '@tanstack/react-query';
import type { SurveyPublicKey } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { surveyKeys } from './keys.ts';

/** The key that tokens of a survey are signed with, as everybody gets it. */
export function useSurveyKey(surveyId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: surveyKeys.key(surveyId),
    queryFn: ({ signal }) => api.get<{ key: SurveyPublicKey }>(`/api/public/surveys/${surveyId}/key`, { signal }),
    select: ({ key }) => key,
    enabled,
  });
}
