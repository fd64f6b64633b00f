import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useHandbookSearch } from '../api/handbook-text.ts';
import { headingOf } from '../heading-of.ts';
import classes from './handbook.module.css';

interface HandbookResultsProps {
  documentId: string;
  q: string;
  onOpen: (ordinal: number) => void;
}

/** Where the handbook speaks of it, the words marked. */
export function HandbookResults({ documentId, q, onOpen }: HandbookResultsProps) {
  const results = useHandbookSearch(documentId, q);
  if (results.data === undefined) {
    return results.isError ? (
      <ErrorState error={results.error} isRetrying={results.isFetching} onRetry={() => void results.refetch()} />
    ) : (
      <SkeletonList rows={2} rowHeight={48} label="Searching the handbook" />
    );
  }
  if (results.data.length === 0) {
    return (
      <p className={classes.nothing} role="status">
        Nothing about “{q}” in the handbook
      </p>
    );
  }
  return (
    <ul className={classes.results} aria-label="Search results">
      {results.data.map((result) => (
        <li key={result.ordinal}>
          <button
            type="button"
            className={classes.result}
            onClick={() => {
              onOpen(result.ordinal);
            }}
          >
            <span className={classes.resultHeading}>
              {headingOf(result)}
              {result.page !== null && <span className={classes.page}>page {result.page}</span>}
            </span>
            <span className={classes.snippet}>
              {result.snippet.map(({ text, match }, index) =>
                // The parts have no name of their own and never change places.
                match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
