import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { CallAnswer, PeopleImport } from '@vela/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../lib/format.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { usePeopleImports, useUndoImport } from '../api/people-imports.ts';
import { ChangeDialog } from '../components/change-dialog.tsx';
import { usePeoplePlace } from '../people-place.ts';
import { IMPORT_STATES, resultWords } from './import-words.ts';
import classes from './import.module.css';

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

interface UndoImportDialogProps {
  import: PeopleImport;
  onClose: () => void;
}

/** Says what goes, takes the import back, and then who stays as they are and why. */
export function UndoImportDialog({ import: known, onClose }: UndoImportDialogProps) {
  const formats = useFormats();
  const undo = useUndoImport(known.id);
  const [kept, setKept] = useState<CallAnswer<'undoPeopleImport'>['kept']>([]);
  if (kept.length > 0) return <Kept kept={kept} onClose={onClose} />;
  return (
    <ChangeDialog
      title="Undo this import?"
      confirmLabel="Undo the import"
      danger
      busy={undo.isPending}
      error={undo.error}
      onClose={onClose}
      onConfirm={() => {
        undo.mutate(undefined, {
          onSuccess(answer) {
            toastSuccess('The import is undone');
            if (answer.kept.length > 0) setKept(answer.kept);
            else onClose();
          },
        });
      }}
    >
      <Text size="sm">
        {known.fileName}: {known.result !== null && resultWords(formats, known.result)}. Whoever was added is removed
        again, and whoever was updated gets the earlier details back. People who have joined or were changed since stay
        as they are.
      </Text>
    </ChangeDialog>
  );
}

function Kept({ kept, onClose }: { kept: CallAnswer<'undoPeopleImport'>['kept']; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="The import is undone" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="md">
        <Text size="sm">These people stay as they are:</Text>
        <ul className={classes.scrollList} aria-label="People who stay" tabIndex={0}>
          {kept.map(({ name, reason }, index) => (
            <li key={index}>
              <strong>{name}</strong>
              <div className={classes.muted}>{reason}</div>
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            Done
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
