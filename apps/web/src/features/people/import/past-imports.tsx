import { Button } from '@mantine/core';
import type { PeopleImport } from '@vela/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { usePeopleImports } from '../api/people-imports.ts';
import { usePeoplePlace } from '../use-people-place.ts';
import { resultWords } from './result-words.ts';
import { IMPORT_STATES } from './import-words.ts';
import classes from './import.module.css';
import { UndoImportDialog } from './undo-import-dialog.tsx';

/** What was imported before; the last one can be taken back. */
export function PastImports() {
  const imports = usePeopleImports();
  const [undoing, setUndoing] = useState<PeopleImport | null>(null);
  return (
    <Panel title="Past imports" flush>
      {imports.isPending && (
        <div className={classes.padded}>
          <SkeletonList rows={2} rowHeight={44} label="Loading imports" />
        </div>
      )}
      {imports.isError && !imports.data && (
        <ErrorState error={imports.error} onRetry={() => void imports.refetch()} isRetrying={imports.isFetching} />
      )}
      {imports.data?.length === 0 && <EmptyState plain title="No imports yet" />}
      {imports.data !== undefined && imports.data.length > 0 && (
        <ul className={classes.list} aria-label="Past imports">
          {imports.data.map((known) => (
            <PastImport key={known.id} known={known} onUndo={setUndoing} />
          ))}
        </ul>
      )}
      {undoing !== null && (
        <UndoImportDialog
          import={undoing}
          onClose={() => {
            setUndoing(null);
          }}
        />
      )}
    </Panel>
  );
}

function PastImport({ known, onUndo }: { known: PeopleImport; onUndo: (known: PeopleImport) => void }) {
  const formats = useFormats();
  const { linkTo } = usePeoplePlace();
  const { tone, label } = IMPORT_STATES[known.status];
  const what = known.result === null ? counted(formats, known.rowCount, 'row') : resultWords(formats, known.result);
  return (
    <li className={classes.pastRow}>
      <div className={classes.pastText}>
        <Link to={linkTo({ import: known.id })} className={classes.fileName}>
          {known.fileName}
        </Link>
        <div className={classes.muted}>
          {formats.dateTime(known.createdAt)}
          {known.createdBy !== null && <>, {known.createdBy}</>} · {what}
        </div>
      </div>
      <ToneBadge tone={tone}>{label}</ToneBadge>
      {known.canUndo && (
        <Button
          size="xs"
          variant="default"
          aria-label={`Undo the import of ${known.fileName}`}
          onClick={() => {
            onUndo(known);
          }}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
