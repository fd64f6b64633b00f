import type { SurveyAnalyticsQuery, SurveyCommentsQuery } from '@vela/contract';
import { COMMENT_SENTIMENTS, COMMENT_THEMES } from '@vela/domain/ai';
import { TENURE_BANDS } from '@vela/domain/anonymity';
import { useSearchParams } from 'react-router';

export type CommentFilter = Pick<SurveyCommentsQuery, 'theme' | 'sentiment' | 'questionId'>;

/** What the address of a survey's figures says: its filters, and which comments are looked at. */
export interface SurveyPlace {
  filters: SurveyAnalyticsQuery;
  comments: CommentFilter;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The place that an address names; what no survey can have means no filter rather than a refusal. */
export function placeFromQuery(query: URLSearchParams): SurveyPlace {
  return {
    filters: defined({
      department: idIn(query.get('department')),
      tenure: TENURE_BANDS.find(({ id }) => id === query.get('tenure'))?.id,
      location: query.get('location')?.trim().slice(0, 200) || undefined,
      compareWith: idIn(query.get('compareWith')),
    }),
    comments: defined({
      theme: COMMENT_THEMES.find((theme) => theme === query.get('theme')),
      sentiment: COMMENT_SENTIMENTS.find((sentiment) => sentiment === query.get('sentiment')),
      questionId: idIn(query.get('question')),
    }),
  };
}

const QUERY_NAMES = {
  department: 'department',
  tenure: 'tenure',
  location: 'location',
  compareWith: 'compareWith',
  theme: 'theme',
  sentiment: 'sentiment',
  questionId: 'question',
} as const;
export type PlaceName = keyof typeof QUERY_NAMES;

/** The address with some of its filters changed; null takes one away. */
export function queryWith(
  before: URLSearchParams,
  changes: Partial<Record<PlaceName, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, queryName] of Object.entries(QUERY_NAMES)) {
    // Safe: the names are the keys of QUERY_NAMES.
    const value = changes[name as PlaceName];
    if (value === null || value === '') next.delete(queryName);
    else if (value !== undefined) next.set(queryName, value);
  }
  return next;
}

const idIn = (text: string | null): string | undefined => (text !== null && ID.test(text) ? text : undefined);

/** Without the names that have no value, so that the same place is the same key of the cache. */
function defined<T extends object>(place: T): T {
  // Safe: every name of a place is optional, and a name that is left out reads as undefined.
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) as T;
}

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
