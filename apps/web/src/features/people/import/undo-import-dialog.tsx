import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { PeopleImport } from '@vela/contract';
import { useState } from 'react';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import { type UndoAnswer, useUndoImport } from '../api/people-imports.ts';
import { ChangeDialog } from '../components/change-dialog.tsx';
import classes from './import.module.css';
import { resultWords } from './result-words.ts';

interface UndoImportDialogProps {
  import: PeopleImport;
  onClose: () => void;
}

/** Says what goes, takes the import back, and then who stays as they are and why. */
export function UndoImportDialog({ import: known, onClose }: UndoImportDialogProps) {
  const formats = useFormats();
  const undo = useUndoImport(known.id);
  const [kept, setKept] = useState<UndoAnswer['kept']>([]);
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

function Kept({ kept, onClose }: { kept: UndoAnswer['kept']; onClose: () => void }) {
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
