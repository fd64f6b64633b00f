import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { surveyKeys } from './keys.ts';

/** The key that tokens of a survey are signed with, as everybody gets it. */
export function useSurveyKey(surveyId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: surveyKeys.key(surveyId),
    queryFn: ({ signal }) => api.call('getSurveyKey', { params: { id: surveyId }, signal }),
    select: ({ key }) => key,
    enabled,
  });
}
