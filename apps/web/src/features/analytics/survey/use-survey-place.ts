import { useSearchParams } from 'react-router';
import { placeFromQuery, queryWith, type PlaceName } from './survey-place.ts';

/** The filters of the address: they can be linked and survive a reload. */
export function useSurveyPlace() {
  const [query, setQuery] = useSearchParams();
  return {
    ...placeFromQuery(query),
    /** Trying filters leaves no trail of pages behind. */
    go: (changes: Partial<Record<PlaceName, string | null>>) => {
      setQuery((before) => queryWith(before, changes), { replace: true, preventScrollReset: true });
    },
  };
}
