import { useDebouncedValue } from '@mantine/hooks';
import { useSurveyList } from './api/list-surveys.ts';
import { isSurveyListFiltered, matchesSurvey, type ListFilter } from './match-survey.ts';

const TYPING_MS = 250;

/** Filters what was loaded as long as that is everything; a longer list is searched by the server. */
export function useFilteredSurveys(filter: ListFilter) {
  const all = useSurveyList({});
  const isComplete = all.isSuccess && !all.hasNextPage;
  const [q] = useDebouncedValue(filter.q.trim(), TYPING_MS);
  const asksServer = all.isSuccess && !isComplete && isSurveyListFiltered(filter);
  const found = useSurveyList(
    { q: q === '' ? undefined : q, status: filter.status ?? undefined },
    { enabled: asksServer },
  );
  const query = asksServer ? found : all;
  const loaded = query.data?.pages.flatMap((page) => page.surveys) ?? [];
  return { query, surveys: loaded.filter((survey) => matchesSurvey(survey, filter)) };
}
