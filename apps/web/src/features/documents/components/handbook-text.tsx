import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useHandbookSections } from '../api/handbook-text.ts';
import { HandbookOutline } from './handbook-outline.tsx';
import { HandbookResults } from './handbook-results.tsx';
import classes from './handbook.module.css';

const TYPING_MS = 250;
const LONGEST_QUESTION = 200;

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
