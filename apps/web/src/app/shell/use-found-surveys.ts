import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SurveySummary } from '@vela/contract';
import { api } from '../../lib/api-client.ts';
import { useCan } from '../../lib/use-can.ts';

const FOUND_LIMIT = 8;

/** Surveys whose title or type holds the typed text; the newest while nothing is typed. */
export function useFoundSurveys(typed: string, enabled: boolean): readonly SurveySummary[] {
  const maySee = useCan('surveys.read');
  const q = typed.trim();
  const { data } = useQuery({
    // Under `surveys`, so that whatever changes surveys refreshes this too.
    queryKey: ['surveys', 'palette', q],
    queryFn: ({ signal }) =>
      api.get<{ surveys: SurveySummary[] }>('/api/surveys', { query: { q, limit: FOUND_LIMIT }, signal }),
    enabled: enabled && maySee,
    placeholderData: keepPreviousData,
  });
  return data?.surveys ?? [];
}
