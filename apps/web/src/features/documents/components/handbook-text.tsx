import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import type { HandbookSection } from '@vela/contract';
import { useRef, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useHandbookSearch, useHandbookSections } from '../api/handbook.ts';
import classes from './handbook.module.css';

const TYPING_MS = 250;
const LONGEST_QUESTION = 200;

const DEEPEST_INDENT = 4;

/** The text as it was read: its headings open what stands below them, and a search leads there. */
export function HandbookText({ documentId }: { documentId: string }) {
  const sections = useHandbookSections(documentId);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim().slice(0, LONGEST_QUESTION), TYPING_MS);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const outline = useRef<HTMLDivElement>(null);

  const toggle = (ordinal: number) => {
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(ordinal)) next.add(ordinal);
      return next;
    });
  };
  const goTo = (ordinal: number) => {
    setOpened((before) => new Set(before).add(ordinal));
    const heading = outline.current?.querySelector<HTMLElement>(`[data-ordinal="${ordinal}"]`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };

  return (
    <Panel title="What it says">
      {sections.data !== undefined && (
        <div className={classes.stack}>
          <div role="search" className={classes.search}>
            <SearchBox placeholder="Search the handbook..." value={typed} onChange={setTyped} />
          </div>
          {q !== '' && <HandbookResults documentId={documentId} q={q} onOpen={goTo} />}
          <div ref={outline}>
            <HandbookOutline sections={sections.data} opened={opened} onToggle={toggle} />
          </div>
        </div>
      )}
      {sections.data === undefined && sections.isPending && (
        <SkeletonList rows={6} rowHeight={28} label="Loading the text" />
      )}
      {sections.data === undefined && sections.isError && (
        <ErrorState error={sections.error} isRetrying={sections.isFetching} onRetry={() => void sections.refetch()} />
      )}
    </Panel>
  );
}

interface HandbookOutlineProps {
  sections: readonly HandbookSection[];
  opened: ReadonlySet<number>;
  onToggle: (ordinal: number) => void;
}

/** The headings in their order; each opens the text below it. */
function HandbookOutline({ sections, opened, onToggle }: HandbookOutlineProps) {
  return (
    <ul className={classes.outline} aria-label="Outline">
      {sections.map((section) => {
        const isOpen = opened.has(section.ordinal);
        const indent = Math.min(DEEPEST_INDENT, Math.max(0, section.level - 1));
        return (
          <li key={section.ordinal} style={{ paddingInlineStart: `${indent * 18}px` }}>
            <button
              type="button"
              className={classes.heading}
              data-ordinal={section.ordinal}
              data-chapter={section.level <= 1 || undefined}
              aria-expanded={isOpen}
              onClick={() => {
                onToggle(section.ordinal);
              }}
            >
              <IconChevronRight size={16} className={classes.chevron} aria-hidden />
              <span className={classes.headingText}>{headingOf(section)}</span>
              {section.page !== null && <span className={classes.page}>page {section.page}</span>}
            </button>
            {isOpen && <SectionBody body={section.body} />}
          </li>
        );
      })}
    </ul>
  );
}

function SectionBody({ body }: { body: string }) {
  const paragraphs = paragraphsOf(body);
  return (
    <div className={classes.body}>
      {paragraphs.length === 0 && <p className={classes.nothing}>No text stands directly under this heading.</p>}
      {paragraphs.map((paragraph, index) => (
        // Paragraphs of a text that never changes.
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

interface HandbookResultsProps {
  documentId: string;
  q: string;
  onOpen: (ordinal: number) => void;
}

/** Where the handbook speaks of it, the words marked. */
function HandbookResults({ documentId, q, onOpen }: HandbookResultsProps) {
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

/** Text before the first heading has none of its own. */
const headingOf = ({ heading }: { heading: string }): string => (heading === '' ? 'Beginning' : heading);

/** The paragraphs of a section's text. */
const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
