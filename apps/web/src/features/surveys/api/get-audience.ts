import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TargetAudience } from '@vela/domain';
import { api } from '../../../lib/api-client.ts';
import { surveyKeys } from './keys.ts';

/** How many people an audience has now, and how few are too few; not asked while a department is still to be chosen. */
export function useAudience(targetAudience: TargetAudience, department: string, { enabled = true } = {}) {
  const isComplete = targetAudience !== 'specific_department' || department !== '';
  return useQuery({
    queryKey: surveyKeys.audience(targetAudience, targetAudience === 'specific_department' ? department : ''),
    queryFn: ({ signal }) =>
      api.get<{ count: number; minGroup: number }>('/api/surveys/audience', {
        query: { targetAudience, department },
        signal,
      }),
    enabled: enabled && isComplete,
    placeholderData: keepPreviousData,
  });
}
