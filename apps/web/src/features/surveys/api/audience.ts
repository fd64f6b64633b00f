import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallQuery } from '@vela/contract';
import type { SurveySettings, TargetAudience } from '@vela/domain/surveys';
import { api } from '../../../lib/api-client.ts';
import { surveyKeys } from './survey-cache.ts';

export interface AskedAudience {
  targetAudience: TargetAudience;
  department: string;
  settings: Pick<SurveySettings, 'access' | 'anonymous'>;
}

/** How many people an audience has now and which groups will be hidden; not asked while a department is to be chosen. */
export function useAudience({ targetAudience, department, settings }: AskedAudience, { enabled = true } = {}) {
  const isComplete = targetAudience !== 'specific_department' || department !== '';
  const query: CallQuery<'getAudience'> = {
    targetAudience,
    department: targetAudience === 'specific_department' ? department : '',
    access: settings.access,
    anonymous: settings.anonymous ? 'true' : 'false',
  };
  return useQuery({
    queryKey: surveyKeys.audience(query),
    queryFn: ({ signal }) => api.call('getAudience', { query, signal }),
    enabled: enabled && isComplete,
    placeholderData: keepPreviousData,
  });
}

export function useAudienceDepartments({ enabled = true } = {}) {
  return useQuery({
    queryKey: surveyKeys.departments,
    queryFn: ({ signal }) => api.call('listDepartments', { signal }),
    select: ({ departments }) => departments,
    enabled,
  });
}
