import type { PeopleImport } from '@vela/contract';
import type { ImportMapping } from '@vela/domain/people';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { readDraft, removeDraft, writeDraft } from '../../../lib/draft-store.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { usePeopleImport } from '../api/people-imports.ts';
import { usePeoplePlace } from '../use-people-place.ts';
import { ImportCheckStep } from './import-check-step.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResultPanel } from './import-result-panel.tsx';
import { keptMapping } from './mapping-choices.ts';

/** A list that was sent: what comes next depends on how far the server is with it. */
export function ImportRun({ id }: { id: string }) {
  const { linkTo } = usePeoplePlace();
  const query = usePeopleImport(id);
  if (query.isPending) return <SkeletonList rows={5} rowHeight={52} label="Loading the import" />;
  if (query.isError && !query.data) {
    const isGone = query.error instanceof ApiError && query.error.status === 404;
    return (
      <Panel>
        {isGone ? (
          <EmptyState
            title="Import not found"
            text="Lists are kept for a limited time. Please choose the file again."
            action={<ButtonLink to={linkTo({ import: 'new' })}>Choose a file</ButtonLink>}
          />
        ) : (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        )}
      </Panel>
    );
  }
  const known = query.data;
  switch (known.status) {
    case 'uploaded':
      return <Choosing import={known} />;
    case 'running':
      return <ImportProgress import={known} />;
    case 'done':
    case 'failed':
    case 'undone':
      return <ImportResultPanel import={known} />;
  }
}

/** Columns, then the check; the choice of columns survives a reload. */
function Choosing({ import: known }: { import: PeopleImport }) {
  const draft = `people-import.${known.id}`;
  const [mapping, setMapping] = useState<ImportMapping>(
    () => keptMapping(readDraft(draft), known.header.length) ?? known.suggestedMapping,
  );
  const [isChecking, setIsChecking] = useState(false);
  if (isChecking) {
    return (
      <ImportCheckStep
        import={known}
        mapping={mapping}
        onBack={() => {
          setIsChecking(false);
        }}
        onApplied={() => {
          removeDraft(draft);
        }}
      />
    );
  }
  return (
    <ImportColumns
      import={known}
      mapping={mapping}
      onChange={(next) => {
        setMapping(next);
        writeDraft(draft, next);
      }}
      onNext={() => {
        setIsChecking(true);
      }}
    />
  );
}
